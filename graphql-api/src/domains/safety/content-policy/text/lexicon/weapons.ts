import type { Lexicon } from './lexicon.ts';

export const weapons: Lexicon = {
  kind: 'weapons',
  certain: `
    butterfly/combat/hunting/rampuri/flick/gravity/throwing/tactical/survival/rambo/spring/automatic/bowie/commando/military/army/fighting/karambit knife/knive, throwing/ninja star`,
  strong: `
    hand/smoke/live grenade, explosive material/device/powder, handgun, hand gun, shotgun, shot gun, revolver, tamancha, desi/country katta, katta, ak47, ak 47, glock, pellet/airsoft/bb/air gun/pistol/rifle,
    machine gun, submachine gun, gun/arms licence/license without, ammo, ammunition, live round/cartridge/bullet, 12 bore,   detonator,
    gunpowder, gun powder, rdx,  gelatin stick, tnt stick, petrol/country/pipe/sutli/crude/desi bomb, molotov, bomb making, switchblade, balisong,
    
    rampuri, rampuri chaku, karambit, brass knuckle, knuckleduster, knuckle duster, knuckle punch, stun gun, taser, nunchuck, nunchaku, shuriken,
    machete, khukri, kukri, khukuri, talwar, crossbow, cross bow, battle axe, expandable/telescopic baton, sword stick, sword cane, firecracker, fire cracker,
    patakha, patakhe, pataka bomb, sutli bomb, rocket launcher, chaku, chaaku, chakoo, chakku, khanjar, bandook, banduk, bandookh, barood,
    pistal, gun with bullet, firearm, fire arm, weapon for sale, pepper ball gun, silencer for gun, gun silencer, blank gun, starter pistol, zip gun,
    बंदूक, बन्दूक, पिस्तौल, पिस्टल, तमंचा, देसी कट्टा, कट्टा, चाकू, छुरा, खंजर, तलवार, बारूद, कारतूस, रिवाल्वर, रिवॉल्वर, राइफल, पटाखे, पटाखा, हथियार, हथगोला, ग्रेनेड,
    துப்பாக்கி, கைத்துப்பாக்கி, நாட்டு துப்பாக்கி, அரிவாள், வீச்சரிவாள், வாள், தோட்டா, வெடிகுண்டு, பட்டாசு, తుపాకీ, తుపాకి, పిస్టల్, రివాల్వర్, కత్తులు, తూటా, బాంబు, వేటకొడవలి, బాణాసంచా, concentrated/sulphuric/sulfuric/nitric/hydrochloric acid bottle/litre/liter/can, concentrated sulphuric/sulfuric/nitric/hydrochloric/acid, fireworks, snake/scorpion venom`,
  spoken: `kaththi godavalaki/godava, godavalaki paniki, kathi padunu, thuppakki, tupaki, tupakki, aruval, veecharuval, vettukathi, pattasu, tamancha, veta kodavali`,
  medium: `explosive, dynamite, grenade, gun, pistol, rifle, bomb, dagger, sword, katana, knife, knive, churi, chhuri, kirpan,  musket,  bayonet, scimitar, छुरी, गोला, बम, गन,
    கத்தி, కత్తి, kathi, katthi, bullet/bullets live`,
  doubtful: `pepper spray, antique/decorative/display/blunt sword/dagger, swiss army knife, airsoft gun orange, airgun/air_gun pellet/pellets, laser pointer green/strong/high, very strong laser`,
  weak: `weapon, spear, cleaver, bullet, cartridge, catapult, slingshot, axe, cracker, blade, goli, arms, shooter`,
  offers: `live, 9mm, 32, bore, caliber, calibre, country, loaded, unlicensed, licence, license, deadly, sharp, self, defence, defense, diwali,
    bandook, gun, pistol`,
  harmlessBefore: `nail, glue, heat, nerf, water, massage, massager, spray, staple, stapler, label, labelling, price, pricing, bubble, soldering, caulking,
    caulk, silicone, grease, thermometer, temperature, infrared, ir, squirt, rivet, tagging, tag, barcode, scanner, laser, light, radar, cap,
    finger, top, young, big, foam, plastic, wooden, cardboard, inflatable, led, pressure, washer, paint, airbrush, confetti, hair, foot,
    fascia, percussion, embroidery, tufting, hot, air, dust, blower, holi, colour, color, kitchen, chef, chefs, butter, cheese, paper, utility,
    bread, fruit, vegetable, pizza, palette, cake, steak, dinner, paring, table, craft, hobby, putty, oyster, santoku, swiss, x, acto, cutter,
    dough, pastry, serrated, fish, bath, cherry, seed, photo, glitter, cocoa, chocolate, fizzy, fizz, stink, atom, time, logic, yarn, tea,
    silver, wakizashi, पानी, होली, रसोई, किचन, मक्खन, सब्जी, फल, काटने, बाथ, ब्रेड, केक, pani, paani, rasoi, makkhan, sabzi, sabji, phal, katne, kaatne,
    சமையல், காய்கறி, பழ, வெண்ணெய், వంట, కూరగాయల, కూరగాయలకు, పండ్ల, వెన్న, బొమ్మ, பொம்மை, samayal, vanta, bug, paint, paintball`,
  harmlessAfter: `bhar, paper, of, metal, grey, gray, holder, rack, block, sharpener, sharpening, sheath, pleat, pleated, edge, edged, fish, fern, art, dance, lily, plant,
    grip, squat, shrimp, calorimeter, jacket, shell, cyclone, attachment, stick, sticks, nozzle, refill, refills, pins, nails, staples,
    massager, massage, cap, collar, controller, trigger, roses, n, germs, voyage, tea, vest, hole, hobby, buff, bay, bar, stand, स्टैंड, होल्डर, भोले, bhole, club, क्लब, dress, kurti, kurta, guddi,
    roll, rolls, bag, rest, range, kabab, kebab, manai, drain, strap, hilt, podi, idli, dosa, chutney, masala`,
  harmlessNear: `germs, set, bass, album, fork, spoon, kitchen, cutlery, chopping, peeler, cooking, cosplay, scissors, sticks, butter, darts, showpiece, रसोई, किचन, चम्मच, rasoi, chammach, bori, chawal, cement, jute,
    சமையல், காய்கறி, நறுக்க, వంట, కూరగాయలకు, కూరగాయల, tripod, roll`,
};
