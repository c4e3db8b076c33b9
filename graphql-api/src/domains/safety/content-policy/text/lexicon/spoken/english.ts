/**
 * Transliterations in Indian scripts of the English words of the lexicons, and of harmless words near them. They follow the pronunciation, which the
 * English spelling does not show. Long and short vowels, aspirated consonants and "a" need no separate forms (`native-sounds.ts`).
 */
const said = `assignment asainment/asaynment/asainmant/esainment, homework homvark/homvork, project projekt/prajekt/prajakt, record rekard/rikard/rekord, thesis tisis, dissertation disarteshan/disarteshen, exam eksam/egjam/ekjam/egsam,
  attendance atendans/atendens/atandans, proxy proksi/praksi, certificate sartifiket/sartifikat/sertifiket/sartipiket/sertifikat, marksheet marksit/markshit, duplicate duplikat/duplikeit/dupliket, fake fek/pek, degree digri, licence laisans/laisens/lisens,
  transcript transkript, service sarvis/servis, writing raiting, writer raitar, leaked likd, question kveshchan/kvashchan/kveschan/kvasschan, answer ansar/aansar, medical medikal,
  cigarette sigaret/sigarat, cigar sigar, tobacco tobako/tubako, nicotine nikotin, vaping veping, hookah huka, marlboro marlboro/malboro/marlbaro, lighter laitar,
  whisky viski/huiski/hviski, vodka vodka/vadka, brandy brandi/bryandi, alcohol alkohal/alkahol/alkohol/alkahal, kingfisher kingfishar, bottle botal/batal/batil/botil/batli, quarter kvartar/kvatar/kuvatar,
  cocaine koken/kokain/kokein/kokin, heroin heroin/heroyin, marijuana marijuana/marihuana/merijuana/mairijuana/marijuvana, cannabis kanabis/kenabis, ketamine ketamin, steroid stiroid/steroid/istiroid, tramadol tramadol/tramadal, alprazolam alprajolam, injection injekshan/injeksan/injakshan, tablet tablet/teblet, capsule kapsul/kepsul,
  brown_sugar braunsugar, mushroom mashrum, strip strip, gram gram,
  pistol pistal/pistol/pistul, pistola pistola, revolver rivolvar/rivalvar, bullet bulet/bulit, rifle raifal/raifil, dagger dagar, knife naif/naip,
  casino kesino/kasino, betting beting, lottery latri/lotri/latari, stolen stolan, hacked hekd, netflix netfliks, escort eskort/eskart, massage masaj/masej, condom kandom, abortion abarshan/aborshan,
  bastard bastard, idiot idiyat/idiat, stupid stupid/istupid,
  cover kavar/kovar, folder foldar/poldar, holder holdar, player pleyar/plear, poster postar, frame frem/freim, notebook notbuk, sticker stikar, detector ditektar, calculator kalkuletar/kelkuletar, register rajistar/rejistar, machine mashin/mesin`;

/** An English word and its transliterations. */
export const saidEnglish: [string, string[]][] = said.split(/,\s*/).map((entry) => {
  const [word, ways] = entry.trim().split(' ') as [string, string];
  return [word, ways.split('/')];
});
