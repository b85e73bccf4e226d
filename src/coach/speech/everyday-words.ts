/** Words that anybody might say, of many sounds and lengths: they compete with what a recogniser hopes to hear. */
export const everydayWords: readonly string[] = `
  accident actor address advice afraid afternoon again against airplane airport alone always amazing ambulance
  angry animal another answer apartment arithmetic armchair around arrival arrive attention autumn average
  awful baker balloon bandage banker bargain basket bathroom beautiful because before beginning believe below
  beside between birthday biscuit blanket blossom bottle bridge broken brother butter cabbage calendar camera
  candle captain careful carpet carrot castle celebrate century cheap cheese children chimney cinema circle
  classroom climate clothes coast collect comfortable computer corner cotton country cousin crowd cupboard
  curtain customer danger dangerous daughter december decide delicious dentist desert diamond dictionary
  different difficult dinner discover distance doctor dollar double dragon dream driver eagle early easy
  education electric elevator eleven emergency engine envelope evening everybody exercise expensive factory
  family famous farmer fashion father favourite february festival finger flower forest forget forty friday
  funny furniture future gentleman giraffe government grandfather guitar hammer handkerchief happy harbour
  healthy helicopter hello history holiday hotel however hungry hurricane husband illness imagine important
  industry information insect interesting island jacket january jealous journey jungle kangaroo kettle
  knowledge ladder language leather lemon letter lightning machine magazine market medicine member message
  midnight million minute mirror mistake modern monday money morning mother museum mushroom music natural
  necessary neighbour never no nothing november number object ocean october office opposite ordinary outside
  package painter paper parent passenger passport pencil pepper perfect person piano picture pillow planet
  platform please pocket policeman popular possible postcard present president prison problem program promise
  purple pyramid quarter question quickly rabbit radio railway rainbow really recipe remember return river
  rubber saturday science scissors secret september seventy shadow shoulder signature silver simple sister
  situation soldier something sometimes sorry spider square station stomach stranger student sugar summer
  sunday surprise table telephone temperature thanks theatre thirsty thousand thunder ticket tiger together
  toilet tourist travel triangle trousers tuesday twenty uncle understand uniform university valley vegetable
  victory village violin visit volcano wallet water weather wednesday welcome whisper winter woman wonderful
  wooden yellow yes yourself zebra`
  .trim()
  .split(/\s+/);
