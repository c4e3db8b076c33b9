/** Abbreviations typed on phones. They are read as the full word if a phrase of the lexicons contains it. */
const shortenings = `chpr cheaper, fk fake, fke fake, mrksht marksheet, mrksheet marksheet, marksht marksheet, mksht marksheet, crtfct certificate, crtificate certificate, certfcate certificate, dgree degree, degre degree, lcnse licence,
  qstn question, qstns question, quest question, ques question, qn question, queston question, questn question, ppr paper, pper paper, papr paper, xam exam, exm exam, egzam exam, asgn assignment, asgnmnt assignment, assgn assignment, asignmnt assignment,
  asgmt assignment, assgnmt assignment, recrd record, rcrd record, homewrk homework, hmwrk homework, thsis thesis, prjct project, projct project, proj project, atendnce attendance, atndnce attendance, attndnce attendance, attendnce attendance,
  lekd leaked, lked leaked, leakd leaked, ansr answer, answr answer, tmrw tomorrow, tmr tomorrow, tmrow tomorrow, wrtng writing, writng writing, wrtr writer, sbmt submit,
  acc account, acnt account, fr for, acct account, accnt account, hakd hacked, hckd hacked, hackd hacked, crckd cracked, netflx netflix, ntflx netflix, sptfy spotify, dbl double, tkt ticket, tckt ticket, lotery lottery, bettng betting, btng betting, actvtd activated,
  stoln stolen, stln stolen, chrge charge, massge massage, endng ending, msg message, srvice service, srvc service, grl girl, grls girls, vids videos, vid video, btl bottle, bttl bottle, botl bottle, qtr quarter, hlf half, pkt packet, pckt packet, pct packet,
  strp strip, tblt tablet, tabl tablet, medcn medicine, prscrptn prescription, prescrption prescription, smk smoke, smke smoke, cigg cigarette, cgrt cigarette, siggret cigarette, sigret cigarette, sigrate cigarette, cigret cigarette, vpe vape, vap vape, alkohol alcohol, alchohol alcohol,
  kokain cocaine, koken cocaine, kokaine cocaine, coken cocaine, smaak smack, weeed weed, gunja ganja, ghanja ganja, gnja ganja, maryjuana marijuana, codine codeine, steroyd steroid, steroyds steroid, abrtn abortion, wiskey whisky, vodaka vodka, daaru daru`;

const full = new Map(shortenings.split(/,\s*/).map((entry) => entry.split(' ') as [string, string]));

/** Returns the full word of an abbreviation; undefined if it is none. */
export const longWordOf = (word: string): string | undefined => full.get(word);
