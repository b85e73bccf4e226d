import type { Asking } from "./asking.ts";

export const malayAsking: Asking = {
  around: `langsung masih betul sangat memang kan
    tolong sila maaf eh ah ok okay hmm lah la je ja saja cikgu tuan puan encik terima kasih dulu sekarang pun tapi tetapi
    habis jadi alamak aduh aiyo weh sikit kejap sekejap hai ni tu`,
  curses: "sial celaka bangang bodoh keparat haram jadah",
  joins: "tapi tetapi jadi dan sebab kerana atau",
  opens: "apa apakah siapa siapakah mana bila bilakah kenapa mengapa bagaimana macam berapa",
  openingVerbs: "adakah bolehkah boleh",
  addresses: `
    boleh/bolehkah/perlukah/adakah saya/awak/kamu/kita/cikgu`,
  frames: {
    another: `
      soalan lain/baharu/baru/lagi
      satu? soalan yang? lebih? mudah/senang
      lebih mudah/senang
      tanya/beri/bagi saya? soalan lain/lagi/yang? lebih? mudah/senang?
      tanya benda/perkara lain
      boleh tanya/beri/bagi saya? soalan lain/lagi
      bukan soalan ini`,
    pronounce: `
      macam mana nak/hendak/mahu/cara? sebut/menyebut perkataan? <x> dengan betul
      bagaimana nak/hendak/mahu/cara? sebut/menyebut perkataan? <x> dengan betul
      macam mana nak/hendak? sebutan/sebutannya/bunyi/bunyinya <x>
      bagaimana/bagaimanakah sebutan/sebutannya/bunyi/bunyinya <x>
      macam mana sebutannya/bunyinya
      bagaimana/bagaimanakah sebutannya/bunyinya
      sebutan <x> ??
      boleh sebut/sebutkan perkataan? <x>`,
    stop: `
      berhenti/henti/stop/cukup/cukuplah/tamat/habis/sudah
      saya/aku? mahu/nak/hendak/kena/perlu berhenti/balik/pergi/tamat
      cukup/cukuplah untuk? hari? ini?
      jom berhenti
      sampai sini`,
    reveal: `
      apa/apakah jawapan/jawapannya/penyelesaiannya
      bagi/beri/berikan/tunjuk/tunjukkan/beritahu/bagitahu saya? jawapan/jawapannya
      jawapan/jawapannya
      saya mengalah/menyerah
      langkau
      soalan seterusnya
      mahu/nak jawapan`,
    hint: `
      minta/bagi/beri/nak/mahu/satu? saya? satu? petunjuk/bantuan/klu/hint
      petunjuk/bantuan/klu
      bantu/bantulah saya/aku?
      boleh bantu/beri/bagi saya? petunjuk/klu/bantuan?
      saya perlu/perlukan bantuan/petunjuk
      saya tersekat`,
    repeat: `
      boleh ulang/ulangi soalan/soalannya? itu/tadi? sekali? lagi?
      ulang/ulangi soalan/soalannya? itu/tadi? sekali? lagi?
      apa soalan/soalannya tadi?
      apa awak/kamu cakap/tanya tadi?`,
    difference: `
      apa/apakah beza/bezanya/perbezaan antara <x> dan/dengan <y>
      apa/apakah beza <x> dan/dengan <y>
      beza/perbezaan antara <x> dan/dengan <y>`,
    say: `
      macam mana nak/hendak/mahu? cakap/sebut/kata/tulis/katakan <x> dalam bahasa? <y>
      macam mana nak/hendak/mahu? cakap/sebut/kata/tulis/katakan <x>
      bagaimana nak/hendak/mahu/untuk? cakap/sebut/kata/tulis/katakan/menyebut <x> dalam bahasa? <y>
      bagaimana nak/hendak/mahu/untuk? cakap/sebut/kata/tulis/katakan/menyebut <x>
      apa/apakah perkataan untuk/bagi <x>
      apa <x> dalam bahasa? <y>`,
    example: `
      satu/lagi/ada? contoh lain/lagi/apa? lagi?
      contohnya
      boleh beri/bagi/tunjuk/berikan saya? satu? contoh lain/lagi?
      boleh beri/bagi/berikan saya? satu? contoh <x>
      beri/bagi/berikan/tunjuk/tunjukkan saya? satu? contoh lain/lagi?
      minta satu? contoh lain/lagi?
      ada contoh lain/lagi?`,
    unknown: `
      saya/aku? tidak/tak tahu/tau/ingat jawapan/jawapannya/perkataan/perkataannya
      saya/aku? tidak/tak/x/tiada/tdk tahu/tau/tahulah/pasti/ingat/taulah
      entah/entahlah
      saya/aku? tak/tidak ada idea
      saya/aku? lupa/terlupa
      tiada idea
      mana saya/aku tahu/tau
      manalah saya/aku tahu/tau`,
    unclear: `
      saya/aku? tidak/tak/x/kurang/tdk faham/paham/mengerti/fahamlah soalan/apa/maksud? ini/itu/ni/awak? soalan?
      apa/apakah maksudnya
      apa/apakah maksud/maksudnya awak/kamu/itu/ini/soalan? ini/itu?
      apa
      hah/ha/huh
      saya keliru
      tak/tidak jelas
      apa yang perlu/harus saya buat/jawab/tulis`,
    upset: `
      susah/susahnya/bosan/bosannya/sukarnya/teruk/teruknya betul/sangat/sungguh?
      ini/soalan ini? terlalu susah/sukar/bosan
      terlalu/sangat susah/sukar
      saya benci ini/soalan? ini?
      saya/aku? bosan/geram/marah/penat/letih/meluat/menyampah
      malas/malaslah
      diam/diamlah
      bodoh/bodohnya/teruk/teruknya betul/punya? soalan/program/aplikasi? ini/itu/ni/tu?
      soalan/program/aplikasi ini/itu/ni/tu? bodoh/teruk/bosan/membosankan
      jangan ganggu/kacau saya/aku`,
    discouraged: `
      saya/aku memang/ini/terlalu/sangat? terlalu/sangat? bodoh/bebal/lembap/lembab/teruk/gagal/dungu untuk? ini/itu/belajar?
      saya/aku rasa bodoh/teruk/gagal
      bodohnya saya/aku
      saya/aku putus asa
      putus asa
      saya/aku tak/tidak boleh/mampu/akan/dapat? buat/faham/belajar/ingat ini/itu/semua/apa?
      saya/aku takkan/tak akan? pernah? faham/boleh/ingat/pandai
      saya/aku selalu salah
      tak/tiada ada? harapan
      tak/tiada ada? gunanya
      semua orang lain boleh/faham
      kenapa/mengapa saya/aku bodoh/begitu/teruk bodoh/teruk?
      rasa nak menangis`,
    confirm: `
      adakah jawapan/jawapannya/itu/ia <x>
      adakah <x> ??
      <x> ke ??
      <x> kah ??
      maksud awak/kamu <x>
      jawapannya <x> ??`,
    explain: `
      terangkan/jelaskan apa itu <x>
      boleh terangkan/jelaskan apa itu <x>
      macam mana nak buat ini/ni/itu?
      terangkan/jelaskan/terang/huraikan saya? sekali? lagi? dengan? lebih? baik/jelas?
      boleh/bolehkah awak/kamu/cikgu? terangkan/jelaskan/terang/huraikan sekali? lagi?
      boleh/bolehkah awak/kamu/cikgu? terangkan/jelaskan <x>
      terangkan/jelaskan <x>
      penerangan
      sekali lagi
      beritahu lebih lanjut`,
    why: `
      kenapa/mengapa guna/pakai/kata/sebut/tulis/ia? <x> dan/tapi/tetapi? bukan <y>
      kenapa/mengapa <x> salah/betul/tidak? betul? ??
      apa salahnya <x>
      kenapa/mengapa begitu/pula/tidak/tak/macam? itu/tu?
      kenapa/mengapa salah/betul/jawapan? saya? salah?
      knp/knapa/asal/apasal
      apa sebabnya
      apa salahnya
      apa yang salah
      kenapa/mengapa guna/pakai/kata/sebut/tulis <x>
      kenapa/mengapa bukan <x>
      kenapa/mengapa perlu <x> ??
      kenapa/mengapa <x> ??`,
    meaning: `
      saya/aku? lupa apa? maksud/erti/itu <x>
      apa/apakah/ape maksud perkataan? <x>
      apa/apakah/ape erti/makna perkataan? <x>
      apa/apakah/ape itu <x>
      <x> itu/tu apa
      <x> maksudnya apa
      <x> bermaksud apa
      maksud/erti/makna <x>
      apa/apakah yang dimaksudkan dengan <x>
      apa/apakah/ape <x> ??`,
  },
  comfort: {
    calm: "Susah bukan tanda awak tidak pandai: begitulah rasanya belajar sebelum sesuatu itu melekat.",
    soFar: "Setakat ini {right} daripada {of} jawapan betul.",
    wayOn:
      "Kata “terangkan” untuk mendengarnya dari awal, “soalan lain”, “tunjuk jawapan” atau “berhenti”: apa yang awak buat tetap disimpan.",
  },
};
