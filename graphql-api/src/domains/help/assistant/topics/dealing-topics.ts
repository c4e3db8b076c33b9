import type { ScoredTopic } from './scored-topic.ts';

const CAN = 'how can what do does is way kaise kya possible work works use where my a';

/** Help texts about dealing with each other: offers, reservations, handing over, safety, and what people keep. */
export const dealingTopics: readonly ScoredTopic[] = [
  {
    groups: ['offer offers counter counteroffer', `${CAN} make send accept decline open long expire expires valid hours withdraw`],
    unless: 'best under below discount festival',
    answer:
      'Press **Make an offer** on the page of a product. The seller accepts, declines or names another price in [Chats](/dashboard/user/chats); an offer is open for 48 hours.',
  },
  {
    groups: ['reserve reserved reservation reserving hold', `${CAN} product item listing thing me buyer someone hold long`],
    unless: 'cart',
    answer:
      'A seller can reserve a product for you for 24 hours, from your conversation in [Chats](/dashboard/user/chats). Others can press **Tell me when it is free** on its page.',
  },
  {
    groups: [
      'handover hand received code',
      'code confirm confirmed confirmation prove qr',
      `${CAN} handover order buyer seller received enter confirm show`,
    ],
    unless: 'otp verification password sign signup expire expired',
    answer:
      'The buyer opens **Handover** at the order, under [your orders](/dashboard/user/orders), and shows the code of six digits or its QR code; the seller enters or scans it under [orders received](/dashboard/user/order). The buyer can also confirm there that it was received.',
  },
  {
    groups: ['object objection dispute never not', 'delivered delivery receive received arrived handover', 'order marked says seller item it but'],
    unless: 'available charges fee free',
    answer:
      'When an order is marked as delivered and you have not got it, open **Handover** at the order, under [your orders](/dashboard/user/orders), and object within 7 days. Administrators decide.',
  },
  {
    groups: ['report flag complain', 'someone user person seller listing product message scam fake him her this a'],
    unless: 'card book project lab',
    answer:
      'Press **Report listing** or **Report seller** on the page of the product. Administrators look at it and tell you what they decided. You can also write on the [contact page](/contact).',
  },
  {
    groups: ['block unblock blocking', 'someone user person seller buyer people him her a contact'],
    unless: 'wooden tower study',
    answer: 'Press **Block** on the page of what the person sells: you will not hear from each other any more, and the other person is not told.',
  },
  {
    groups: ['favourite favourites favorite favorites wishlist wish heart later', `${CAN} add save keep list find see product item`],
    unless: 'selling best',
    answer: 'Press the heart on a product to keep it under [Favourites](/favourites).',
  },
  {
    groups: ['saved save alert alerts notify', 'search searches new listing listings when', `${CAN} search searches alert alerts notify get new`],
    unless: 'photo picture password',
    answer:
      'Search for something and press **Save this search**: you are told about new listings that fit. Yours are under [Saved searches](/saved-searches).',
  },
  {
    groups: [
      'expire expires expired renew renewal long stay days',
      'listing listings ad product',
      `${CAN} long days when will stay renew expire expires`,
    ],
    unless: 'otp code chat order warranty',
    answer: 'A listing leaves the lists after 60 days unless you press **Renew** under [All Products](/dashboard/user/products).',
  },
  {
    groups: ['pause paused hide unlist resume', `my listing listings product products ad item`, `${CAN} my listing product temporarily while for`],
    unless: 'phone email number',
    answer: 'Press **Pause** at the listing under [All Products](/dashboard/user/products): nobody finds it until you resume it.',
  },
  {
    groups: ['rate rating ratings', 'buyer seller counterpart user person', `${CAN} give leave see when`],
    unless: 'product stars above best top',
    answer:
      'After a handover buyer and seller rate each other, at the order under [your orders](/dashboard/user/orders) or [orders received](/dashboard/user/order). Ratings are shown once both have rated, or after 14 days.',
  },
  {
    groups: ['upi gpay', 'id add set profile link receive'],
    answer: 'Sellers add a UPI ID to their [profile](/dashboard/user/profile); the buyer of an order then gets a link and a QR code with the amount.',
  },
];
