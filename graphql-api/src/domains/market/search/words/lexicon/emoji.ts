/** Emoji for things that students sell, each with its word. */
const TABLE = `
📱 phone 📲 phone ☎ phone 💻 laptop 🖥 monitor ⌨ keyboard 🖱 mouse 🖨 printer 🕹 joystick 🎮 controller 💾 floppy 💿 cd 📀 dvd 🔋 battery 🔌 charger 💡 bulb 🔦 torch 🕯 candle
📷 camera 📸 camera 📹 camera 🎥 camera 📽 projector 📺 television 📻 radio 🎙 microphone 🎤 microphone 🎧 headphones 🔊 speaker 🔈 speaker 🎚 mixer ⌚ watch ⏰ alarm clock 🕰 clock
🎸 guitar 🎹 keyboard piano 🎻 violin 🥁 drum 🎺 trumpet 🎷 saxophone 🪕 banjo 🪗 accordion 🪈 flute 🎨 paint 🖌 paint brush 🖍 crayons ✏ pencil 🖊 pen 🖋 fountain pen ✒ pen 📝 notes
📚 book 📖 book 📕 book 📗 book 📘 book 📙 book 📓 notebook 📔 notebook 📒 notebook 📐 scale compass 📏 scale ✂ scissors 📎 clip 📌 pin 🗂 file folder 📁 file 🗄 cabinet 🧮 calculator
🔬 microscope 🔭 telescope 🧪 test tube 🥼 lab coat 🥽 goggles 🧲 magnet 🔧 spanner 🔨 hammer 🪛 screwdriver 🪚 saw 🧰 tool kit 🪜 ladder 🔩 bolt ⚙ gear 🧵 thread 🪡 needle 🧶 wool
🚲 cycle 🚴 cycle 🛵 scooter 🏍 motorcycle 🛴 scooter 🚗 car ⛑ helmet 🪖 helmet 🛹 skateboard 🛼 skates 🏏 cricket bat ⚽ football 🏀 basketball 🏐 volleyball 🏸 badminton racket 🎾 tennis ball
🏓 table tennis bat 🏑 hockey stick 🥊 boxing gloves 🏋 dumbbells 🧘 yoga mat 🎯 dart board ♟ chess 🎲 board game 🃏 cards 🎱 billiards 🪁 kite ⛺ tent 🎒 bag 👜 handbag 👛 purse 💼 bag
🧳 suitcase 👝 pouch 🛍 bag 👟 running shoes 👞 formal shoes 👠 heels 👡 sandals 👢 boots 🥾 hiking shoes 🩴 slippers 🧦 socks 👕 t shirt 👔 formal shirt 👖 jeans 🩳 shorts 🧥 jacket
👗 dress 🥻 saree 👚 top 🧣 scarf 🧤 gloves 🧢 cap 👒 hat 🎩 hat 🤿 goggles 👓 spectacles 🕶 sunglasses ☂ umbrella ☔ umbrella 🌂 umbrella 💍 ring 💄 lipstick 🧴 lotion 🧼 soap 🪥 toothbrush
🪒 razor 🪮 comb 🛏 bed 🛋 sofa 🪑 chair 🚪 door 🪞 mirror 🪟 curtain 🧹 broom 🧺 basket 🪣 bucket 🚿 shower 🧻 tissue 🗑 dustbin 🔑 key 🗝 key 🔒 lock 🔐 lock 🔓 lock 🧊 ice ❄ cooler
🌡 thermometer 🩺 stethoscope 🍳 pan 🥘 pan 🍲 cooker 🫖 kettle ☕ mug 🍵 cup 🥤 bottle 🍼 bottle 🍽 plate 🍴 spoon 🥄 spoon 🔪 knife 🥢 chopsticks 🍱 tiffin 🥡 tiffin 🧸 teddy 🪆 doll
🎁 gift 🖼 photo frame 🪴 plant 🌱 plant 🌹 rose 🎟 ticket 🎫 ticket 🍕 pizza 🍔 burger 🐶 puppy 🐕 dog 🐱 cat 🐠 fish 🏠 house 🛜 router 🪭 fan 💨 fan 🩹 bandage 💊 tablets 🧯 extinguisher
`;

const words = new Map(
  TABLE.trim()
    .split(/(?=\p{Extended_Pictographic})/u)
    .map((entry): [string, string] => {
      const [emoji = '', ...meant] = entry.trim().split(' ');
      return [emoji, meant.join(' ')];
    }),
);

/** Returns whether a character only changes the look of the emoji before it: skin colour, presentation, or a joiner. */
const isLook = (character: string): boolean => {
  const code = character.codePointAt(0)!;
  return (code >= 0x1_f3_fb && code <= 0x1_f3_ff) || code === 0xfe_0f || code === 0x20_0d;
};

/** Replaces the emoji of a text by their words. Leaves out emoji without a word, and emoji that repeat a word of the text. */
export function emojiAsWords(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  const plain = [...text].filter((character) => !isLook(character)).join('');
  const typed = plain.replace(/\p{Extended_Pictographic}/gu, ' ').toLowerCase();
  return plain.replace(/\p{Extended_Pictographic}/gu, (emoji) => {
    const word = words.get(emoji);
    return word === undefined || typed.includes(word) ? ' ' : ` ${word} `;
  });
}
