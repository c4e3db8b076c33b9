/** What the last of the words of a listing's name may be that says what it is: "phone stand" is a stand. In the singular. */
const NOUNS = `
phone mobile smartphone laptop tablet earphone earbud neckband headphone headset speaker soundbar smartwatch watch camera webcam tripod monitor keyboard mouse mousepad printer scanner
projector router modem dongle pendrive drive disk harddisk ssd ram card reader hub cable wire charger adapter adaptor plug socket powerbank bank battery cell inverter ups extension
holder stand mount arm clamp hook hanger rack shelf bookshelf bookend organiser organizer tray drawer cabinet cover case sleeve pouch skin guard protector shield glass pad coolpad strap
band belt chain lock key light lamp bulb torch lantern strip sensor kit board breadboard arduino multimeter iron rod heater geyser kettle stove induction cooker oven microwave toaster
grill blender mixer juicer grinder pan tawa kadai pot vessel plate bowl spoon fork knife cutter cup mug glass tumbler bottle flask shaker tiffin lunchbox casserole container jar lid
bucket stool tub basket bin dustbin broom mop brush wiper towel napkin soap mirror comb dryer straightener trimmer shaver razor clipper scale ruler compass calculator calci drafter
sheet notebook diary planner book textbook novel guide manual dictionary magazine comic poster pen pencil marker highlighter eraser sharpener stapler scissor tape glue file folder
bag backpack suitcase trolley trunk luggage wallet purse handbag umbrella raincoat coat apron goggle sunglass spectacle helmet glove jacket hoodie sweatshirt sweater shirt tshirt top
kurta kurti saree lehenga blazer suit trouser pant jean short skirt dress gown tie scarf shawl cap hat sock shoe sneaker slipper sandal boot stud heel costume uniform jersey
bicycle cycle bike scooter motorcycle skateboard skate pump bell seat saddle pedal tyre tube carrier mudguard bat ball racket racquet shuttle shuttlecock football basketball volleyball
net stump pad dumbbell weight barbell bench mat rope gloves carrom chess coin striker puzzle game console controller joystick guitar ukulele piano violin flute tabla drum cajon harmonica
harmonium capo pick string tuner amplifier amp pedal microphone mic bed cot mattress pillow cushion bedsheet blanket quilt curtain carpet rug table desk chair sofa couch cupboard almirah
wardrobe frame clock fan cooler conditioner fridge refrigerator purifier humidifier freshener racquet bat coil repellent machine tent hammock toy doll teddy plant planter vase idol statue
paint canvas easel perfume lipstick necklace earring bracelet ring bangle stethoscope thermometer microscope telescope beaker spanner screwdriver hammer drill plier toolkit box clip peg tip bud cushion refill spare sticker keychain tag bracket bearing brake pad rim spoke handle grip hose filter cartridge remote antenna lens flash gasket nib
`;

/** See `NOUNS`; containers such as "box" and "kit" count only where no other noun stands before them. */
export const searchNouns = [
  ...new Set(NOUNS.split(/\s+/).filter((noun) => noun !== '' && noun !== 'box' && noun !== 'kit' && noun !== 'machine' && noun !== 'top')),
];
