/**
 * Words for many kinds of things, one group of words per line, and after ">" the things of that kind, each by one of its names in the other lexicons.
 * A search for kitchenware finds all such things by any of their names, but not the other way round, as in `things.ts`. With "~" instead of ">", the
 * things rank after those that have the name itself.
 */
export const HYPERNYMS = `
stationery, stationary, stationery items, stationery item, study material, study items, office supplies > notebook, highlighter, exam pad, drafter, drafting sheet, geometry box, pen, pencil, eraser, scale, stapler, file, sticky notes, whiteboard, calculator
kitchenware, kitchen items, kitchen things, kitchen stuff, kitchen set, kitchen essentials, cooking items, cooking stuff > pan, plate, mug, cooker, rice cooker, kettle, tiffin, bottle, blender, induction stove
crockery, dinnerware, tableware, cutlery, dishes, dish > plate, mug, spoons, bowl
cookware, cooking vessels, cooking utensils > pan, cooker, rice cooker, casserole
drinkware > mug, bottle, tumbler
kitchen appliance, kitchen appliances > blender, rice cooker, kettle, induction stove, toaster, microwave
home appliance, home appliances, electrical appliance, electric appliance, electrical appliances, appliance, appliances > iron box, kettle, table fan, cooler, induction stove, rice cooker, blender, heater rod
headphones, headphone, headset, head phone, head phones ~ earphones, neckband, earbuds
earphones, earphone, ear phones, handsfree ~ headphones, earbuds, neckband
raspberry pi, raspi, rpi, raspberrypi >
audio device, audio devices, audio gear, sound device, music device, listening device > headphones, earphones, earbuds, neckband, speaker
storage device, storage devices, data storage, memory device > pen drive, hard disk
computer accessories, computer accessory, computer parts, pc accessories > monitor, mouse, keyboard, webcam, usb hub
computer, pc, computers > laptop
laptop accessories, laptop accessory > laptop sleeve, laptop bag, cooling pad, laptop charger, laptop table
phone accessories, mobile accessories, phone accessory, mobile accessory > phone stand, phone cover, charger, type c cable, power bank, screen guard
wearable, wearables, wearable device > smartwatch
timepiece, time piece > watch, smartwatch, clock
footwear, foot wear > shoes, running shoes, formal shoes, football shoes, slippers
sports shoes, sport shoes, athletic shoes > running shoes, football shoes
headgear, head gear, head wear, headwear > cycle helmet, two wheeler helmet, winter cap, cap
eyewear, eye wear, eye protection, protective glasses > goggles
clothes, clothing, dresses, garments, apparel, outfit, outfits > shirt, pants, kurta, lehenga, jacket, hoodie, blazer, jeans, t shirt, saree
winter wear, winter clothes, warm clothes, woollen clothes, woollens, winter clothing > hoodie, jacket, winter cap, gloves, sweater
rain wear, rainwear, rain gear, monsoon gear > raincoat, umbrella
formals, formal clothes, formal dress, office wear, interview wear, interview dress > formal shirt, formal pants, blazer, tie, formal shoes
ethnic clothes, traditional wear, traditional dress, traditional clothes, festive wear, ethnic outfit > kurta, lehenga, saree
bedding, bed linen, bed set, bedding set, sleeping items > mattress, bedsheet, pillow, blanket, mattress cover
furniture, furnitures, room furniture > chair, table, cot, cupboard, bean bag, book rack, shoe rack, study table, bed table
seating, seat for room, seats > chair, bean bag, stool
luggage, baggage, travel luggage > suitcase, trunk
lighting, lights, room lighting > led strip, emergency light, lamp
decoration, decor, room decor, room decoration, decorations, decoratives > led strip, mirror
mosquito protection, mosquito control, anti mosquito, mosquito solution > mosquito net, mosquito machine, mosquito racket
laundry items, laundry stuff > laundry bag, drying rack, clothes clips, iron box
bathroom items, bathroom stuff, bathroom set, bathing items > bucket mug, heater rod, towel
security, safety lock > lock, cycle lock
two wheeler without engine, push bike, pushbike, pedal cycle > cycle
two wheeler, two wheelers ~ cycle, scooty, bike
cycle accessories, cycle accessory, bicycle accessories, cycle parts > cycle lock, cycle pump, cycle helmet, cycle light
sports equipment, sports item, sports items, sports goods, sports gear, sports stuff, sport items, games items > cricket bat, ball, shuttlecock, badminton racket, football, basketball, dumbbells, yoga mat
gym equipment, gym equipments, gym items, gym gear, gym stuff, workout equipment, fitness equipment, exercise equipment, gym accessories > dumbbells, shaker, yoga mat, skipping rope, resistance band
cricket set, cricket gear, cricket items, cricket equipment > cricket bat, cricket ball, tennis ball
badminton items, badminton gear, badminton kit > badminton racket, shuttlecock
board game, board games, indoor game, indoor games > carrom, chess, ludo
string instrument, stringed instrument, string instruments > guitar, ukulele, violin
guitar accessories, guitar accessory, guitar things > guitar capo, guitar picks, guitar stand
electronics components, electronic components, electronics parts, robotics kit, iot kit, electronics project > arduino, raspberry pi, multimeter, soldering iron, breadboard
lab equipment, lab items, lab stuff, lab things, lab kit, lab wear > lab coat, safety goggles, apron
drawing instruments, drawing kit, drawing items, engineering drawing items, ed kit > drafter, drafting sheet, geometry box
coding book, programming books, programming book, coding books > c book, cpp book, java book, python book, data structures book
cs books, cse books, computer science books, computer science book, cse book > data structures book, operating systems book, computer networks book, database book, c book, java book
fiction book, fiction books, story books, storybook, novels > novel
`;
