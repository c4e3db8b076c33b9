/** To try something out, and to record sound, with the words for doing in any language. */
const tried =
  'kar/kara/karo/karke/karna/karlo/karwa/karao/karun/cheythu/cheyyam/chesi/cheyyi/chey/panni/pannitu/pannu/pannunga/maadi/madi/kore/kari/ke_liye/ride/drive';

/** Context of the polite "come" in Telugu, which is abuse in Hindi. */
const comeInTelugu =
  'meeru/unnanu/unnam/unna/ikkadiki/ikkadaki/akkadiki/repu/ivala/ivvala/gate/daggara/daggariki/daggaraki/intiki/hostelki/roomki/ki/tvaraga/twaraga/tondaraga/okasari/malli/sare/andi/tarvata/taruvata/kindaki/paiki randi, randi andi/please/sir/anna/akka/repu/ikkadiki/choodandi/chudandi/teesukondi/tesukondi/teesukellandi/matladadam';

/** Phrases whose words together mean something else. None of their words counts. */
export const idioms = `is/was/are/looks the bomb, da bomb, bomb sound/quality/taste/food/look/vibe/camera/battery, rum and/n raisin/raisins cake/candle/scented/ice_cream/icecream/chocolate/chocolates/flavour/flavoured/cookies, (i) know/knew which/what bus/room/block/hostel/house/floor/road/way/path/gate/route you/u mean/meant/mention/mentioned/need/want, rum pus, killer deal/price/offer/look, shoot me (a) message/text/mail/the/your, dying of, kill time, kill two birds, killing it, crack the exam/interview/code/gate,
  cheat day/meal/code/codes, attendance proxy is/was, escort service of campus/college/security/hostel, security/night/safety/campus/police escort service, escort service security,
  party/confetti/jalapeno/push/fidget poppers/popper, rifle paper, daru haldi, kal purja, cheat sheet formula/python/excel/sql, test ${tried}, sound/audio/video record ${tried}, record player/players, likh kar rakha/rakhi/rakhe/rakhi_hai, arre pagal, pagal hai kya itna, is it/this/that/these stolen, regret if you miss, regret missing, <number> now and <number>, <number> today and <number>, not stolen, no stolen, monopoly money, maathirai/mathirai/tablet/goli/dawa dabba/box, betting you/that, play money, fake money is/notes_of, high tea/chair/rise/heel/heels/end, ${comeInTelugu}, pot luck, weed out, grass court, acid rain/test/reflux/base, crystal clear, speed dial, snow white,
  coke can/cans/bottle/studio, joint family/venture/account/pain, gun metal, shot put, hash map/table/tag/function, drug store makeup, beer garden, bar code, spirit level/week, toy gun, bullet train/journal/point,
  shot glass/glasses, shoot at sight, coding interview mcdowell, laakmann mcdowell, gayle mcdowell, bomb disposal, time bomb, photo bomb, cherry bomb, sword fish, dagger board, knife edge, double edged sword`;
