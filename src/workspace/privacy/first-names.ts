/**
 * Common first names, for requests typed without capitals ("sofia is dyslexic"). Names that are everyday words (mark,
 * grace, will, amber, jack) are left out: without a capital they say nothing.
 */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abdul abigail adam adnan aisha aleksander aleksandra alex alexander alfie ali alice amelia amir amy andrew
  andrzej angus anna annabel archie arran arthur ava aidan beatrice ben benjamin beth bethany blair brodie bogdan
  caitlin callum cameron carys catriona charlie charlotte chloe christopher cole connor craig daisy daniel danny david
  declan dmytro duncan dylan eilidh ella ellie elliot emily emma erin ethan eva evan evie ewan fatima fergus filip finlay
  finn fiona fraser freya gabriel gavin george georgia gregor hamish hanna hannah harris harry hassan heather henry holly
  ibrahim imogen iona isaac isabella isla ivan jacob jake jakub james jamie jamal jasmine jayden jennifer jessica jodie
  john jonathan joseph josh joshua julia kacper kai katarzyna kate katie kayla keira kenneth kieran kirsty kyle lachlan
  laila lauren layla leah leo leon lewis liam logan louise lucas lucy luke maisie maja malcolm maria mariam mary mateusz
  matthew maya megan mia michael millie mohammad mohammed molly morgan muhammad murray nadia natalia nathan niamh nicole
  noah nour oksana olena oleksandr oliver olivia omar oscar owen patrick paul peter piotr poppy priya rachel rayyan rebecca
  reuben rhys tom sam robbie robert rory ross ruaridh ryan samuel sana sarah scott sean sebastian shona skye sofia sophia sophie
  stuart sven szymon tamara tariq taylor theo thomas toby tyler victoria viktor vitaliy william yasmin yusuf zac zainab
  zara zofia zoe`
    .split(/\s+/)
    .filter(Boolean),
);
