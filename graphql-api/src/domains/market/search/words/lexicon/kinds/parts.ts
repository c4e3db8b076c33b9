/**
 * Parts, accessories and consumables of a thing, which the word before names: "chair wheels", "shoe polish". A listing that mentions one in its text
 * sells the thing, not the part. In the singular. The other last words of listing names are in `search_nouns`.
 */
const WORDS = `
wheel castor caster polish lace sole insole visor buckle zip zipper button drawstring motor regulator capacitor blade propeller winding coil thermostat element
hinge screen display touchscreen panel keypad keycap trackpad touchpad bezel chassis motherboard processor heatsink firmware license ink toner paper roll
fret bridge fingerboard pickup reed bow skin drumstick stick foam pump nozzle valve spring gear chainring cassette derailleur fork stem handlebar basket sidestand stand reflector
spoke rim crank lever bearing brake seat saddle pedal tyre tube carrier mudguard dynamo
lid whistle weight valve ring knob nib lead eraser refill ribbon index binding wrapper protector film tempered guard skin decal sticker
strap buckle dial bracelet cushion earpad earcup eartip windscreen hood filter cap lens
handle leg armrest headrest footrest backrest rod rail pole fabric filling stuffing beans cotton
receipt bill box charger cable remote manual warranty
adhesive cleaner oil grease wax spray powder solution repair replacement service servicing subscription coupon
`;

/** See `WORDS`. */
export const parts: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
