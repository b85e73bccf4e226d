import type { Sayings } from "./sayings.ts";

const instead =
  "Saya merancang pelajaran dan bahannya: lembaran kerja, kuiz, kerja rumah, nota ulang kaji, rancangan unit, pembezaan.";

export const ms: Sayings = {
  reference: `Ini surat sokongan tentang seseorang; ia mesti kata-kata anda sendiri. ${instead} Saya boleh merancang pelajaran tentang teks begini: "pelajaran tentang surat sokongan, tingkatan 6".`,
  application: `Ini teks permohonan seseorang. ${instead} Saya boleh merancang pelajaran supaya murid menulis sendiri: "pelajaran menulis surat permohonan kerja, tingkatan 4".`,
  report: `Ini laporan atau ulasan tentang murid: itu pertimbangan anda dan data peribadi. ${instead} Saya boleh menulis kriteria kejayaan atau tugasan yang memberi anda bukti.`,
  message: `Ini mesej kepada keluarga atau rakan sekerja. ${instead} Jika murid perlu mengkaji atau menulis teks begini, nyatakan: "contoh surat untuk diperbaiki, tingkatan 2".`,
  admin: `Ini urusan pentadbiran sekolah, bukan pengajaran. ${instead} Jika anda tiada, saya boleh merancang pelajaran untuk guru ganti.`,
  behaviour: `Ini rekod tingkah laku murid; tempatnya dalam sistem sekolah anda. ${instead} Saya boleh merancang pelajaran tentang peraturan atau kerja berkumpulan.`,
  "pupil-work": `Ini teks yang boleh diserahkan sebagai kerja murid. ${instead} Saya boleh menulis contoh jawapan untuk dikaji, rangka atau bingkai penulisan: nyatakan untuk siapa.`,
  marking: `Ini meminta saya menanda kerja murid; itu pertimbangan anda. ${instead} Saya boleh menulis skema pemarkahan, kriteria atau latihan bagi kesilapan biasa.`,
  personal: `Ini bukan tentang pelajaran. ${instead} Beritahu saya satu topik dan satu kelas untuk mula.`,
  advice: `Saya tidak boleh memberi nasihat peribadi, perubatan, undang-undang atau kewangan; sila tanya orang yang layak. ${instead}`,
  "own-code": `Ini projek anda sendiri, bukan projek kelas. ${instead} Saya boleh menulis atur cara contoh dan latihan nyahpepijat untuk murid: nyatakan topik dan kelas.`,
  chat: `Saya hanya berguna untuk merancang. ${instead} Beritahu saya satu topik dan satu kelas untuk mula.`,
  trivia: `Ini soalan tanpa pelajaran. ${instead} Jika untuk kelas, nyatakan: "lima soalan tentang ini untuk 3B".`,
  media: `Saya tidak boleh membuat atau mencari gambar, bunyi atau video; saya menulis teks. ${instead} Saya boleh menerangkan gambar yang diperlukan atau menulis soalan untuk video.`,
  send: `Saya tidak boleh menghantar atau berkongsi: tiada apa keluar dari komputer ini dengan sendiri. ${instead} Saya boleh menulis fail, dan anda menghantarnya.`,
  print: `Saya tidak boleh mencetak. ${instead} Minta saya simpan sebagai dokumen dan cetak dari situ.`,
  web: `Saya tidak boleh melayari internet atau membuka laman. ${instead} Tampal bahagian yang perlu atau letakkan dalam folder anda.`,
  systems: `Saya tidak boleh masuk ke Google Classroom, Teams atau sistem sekolah lain. ${instead} Saya boleh menulis fail, dan anda memuat naiknya.`,
  "pupil-data": `Saya tidak boleh mencari murid dan tidak menyimpan apa-apa tentang mereka. ${instead} Terangkan keperluan kelas tanpa nama.`,
  remind: `Saya tidak boleh membuat peringatan, tempahan atau pesanan. ${instead} Saya boleh menyenaraikan keperluan satu pelajaran.`,
  harm: `Ini bertanya cara membuat kerosakan atau mencederakan, dan itu tidak patut di hadapan mana-mana kelas. ${instead} Saya boleh merancang pelajaran tentang bahaya, undang-undang atau sejarahnya: "selamat dalam talian, tahun 6".`,
  apology: `Ini meminta supaya satu kezaliman besar diajar sebagai benar; itu tidak sesuai untuk mana-mana kelas. ${instead} Saya boleh merancang pelajaran yang menyiasatnya secara kritis: "bagaimana propaganda Nazi mempengaruhi orang, dengan sumber".`,
  instructions: `Apa yang diberitahu kepada saya ada dalam fail projek, plugins/lesson-planning, untuk dibaca semua; saya tidak mengulanginya di sini dan tidak boleh mengetepikannya. ${instead}`,
  unclear: `Beritahu saya tentang apa dan untuk siapa: "50 minit tentang pecahan, tahun 4", atau "kuiz fotosintesis, tingkatan 1". ${instead}`,
  readsAs: (what) =>
    `Ini nampak seperti ${what}. ${instead} Jika untuk kelas, nyatakan topik dan untuk siapa.`,
  askWhether: (what) =>
    `Adakah ini pelajaran yang anda mahu rancang? Ia nampak seperti ${what}. Jika ya, nyatakan topik dan untuk siapa: "50 minit tentang ini untuk 3B". ${instead}`,
  kinds: {
    admin: "urusan pentadbiran sekolah",
    chat: "perbualan, atau soalan tanpa pelajaran",
    coding: "projek anda sendiri, bukan projek kelas",
    extraction: "soalan tentang apa yang diberitahu kepada saya",
    harm: "cara membuat kerosakan",
    marking: "penandaan kerja murid",
    other_writing: "teks anda sendiri, bukan pelajaran",
    personal: "urusan anda sendiri, bukan urusan kelas",
    vague: "permintaan yang belum ada topik",
  },
};
