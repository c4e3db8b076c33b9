const MAKES = `
acer adidas allen alienware amazon amul anker apple arduino asus atlas avon bajaj bata benq bombay borosil bosch bose boat brother btwin butterfly campus canon carrier casio cello cengel
classmate cosco crompton croma daikin decathlon dell dlink duroflex dyeing epson eveready fastrack fender ferrero fila firefox flair fossil fujifilm garmin ghc gibson giordano godrej google
gopro granada green haier hamilton havells hawkins hercules hero honor hp huawei ibanez ikea infinix intel iqoo itel jbl jockey juarez kadence kent khaitan kindle kookaburra kurlon
ladybird lava lenovo levis lg logitech luminous maped marshall mi micromax microsoft milton montex motorola mrf msi nataraj nescafe nikon nilkamal nike nivia nokia noise nvidia oneplus oppo
oriental orient panasonic parker pepsi philips pigeon pilot poco portronics prestige ptron puma qubo rapoo raymond razer realme recron redmi reebok reynolds ricoh samsung sandisk seagate
sennheiser sg sg skullcandy skybags sleepwell solimo sony spalding sparx ss steelbird strauss studds sunfeast supreme symphony tcl tecno timex titan toshiba tplink transcend trek tynor usha
vega vip vivo vguard voltas wd whirlpool wildcraft wipro woodland xiaomi yamaha yonex zara zebronics zenbook havmor
iphone ipad macbook galaxy pixel xbox playstation nintendo thinkpad ideapad inspiron pavilion vivobook airpods airdopes rockerz
`;

/** Names of makers and of their product lines. A search for one does not want another. */
export const makes: ReadonlySet<string> = new Set(MAKES.split(/\s+/).filter(Boolean));
