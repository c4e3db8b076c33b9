import type { Lexicon } from '../lexicon.ts';

const talk = 'talk/chat/continue/discuss/deal/message/text/msg/speak/finish/settle/meet';
const elsewhere = 'whatsapp/watsapp/wapp/wa/insta/instagram/telegram/tele/snap/snapchat/discord/signal/call/phone/mail';

/** Requests to continue elsewhere, and for the other person's number. */
export const contacts: Lexicon = {
  kind: 'contact data',
  doubtful: `
    ${talk} outside/off (of) this/the/here (app/site/platform/chat), outside/off this/the app/site/platform, leave this app/site, not on this app/site,
    (can/could/will/pls/please) (you/u) give/share/send/drop/tell/text/provide me your/ur/you (own) (phone/mobile/whatsapp/contact/cell) number/num/no/contact/digits/insta/snap/id, share/drop/send your/ur (phone/mobile/whatsapp/contact/cell) number/num/contact/digits/insta/snap, (whats/what_is) your/ur (phone/mobile/whatsapp) number/num, lets/let_us/can_we/shall_we/we_can/better (${talk}/move/shift/come/go) (on/over/to/in/through) ${elsewhere}, ${talk}/move/shift on/over/to ${elsewhere},
    apna/tera/tumhara/aapka (phone/mobile/whatsapp) number/num/insta (de/do/dedo/dena/bhejo/bhej/share/send/batao/bata), un/unga (phone/whatsapp) number/num kudu/kodu/anuppu/sollu/kudunga/sollunga, nee/mee (phone/whatsapp) number/num ivvu/ivvandi/pettu/pampu/cheppu/pampandi, your/ur insta right, know my insta/number/whatsapp/snap`,
  harmlessNear: 'fest, club, project, marketing, clone',
};
