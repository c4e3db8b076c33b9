/**
 * Authors as people name them, and after ">" the book or its authors as listings name them. Only the author finds the book, not the other way round,
 * as in `things.ts`. Listings seldom name more than one of the authors, and no first names.
 */
export const AUTHORS = `
bs grewal > grewal
erwin kreyszig, kreyszig > kreyszig
hc verma, hcverma, harish chandra verma > h c verma, hc verma, concepts of physics
resnick halliday, halliday resnick, halliday, resnick, resnick halliday walker > halliday, resnick, fundamentals of physics
irodov > irodov
krotov > krotov
dc pandey > pandey
sl loney, loney > loney
op tandon > tandon
morrison boyd, morrison and boyd > morrison, boyd
narasimha karumanchi, karumanchi > karumanchi
cormen, thomas cormen, cormen leiserson, leiserson rivest, clrs algorithms, thomas h cormen > clrs, cormen, introduction to algorithms
balagurusamy > balagurusamy
kanetkar, yashavant kanetkar, yashwant kanetkar, yashwanth kanetkar > kanetkar, let us c
kernighan ritchie, dennis ritchie, brian kernighan, ritchie, kernighan and ritchie, kernighan > kernighan, ritchie, c programming language
bjarne stroustrup, stroustrup > stroustrup
herbert schildt, schildt > schildt, complete reference
silberschatz, abraham silberschatz, silberschatz galvin, galvin silberschatz > galvin, silberschatz, operating system concepts
galvin, peter galvin, galvin gagne > galvin, operating system concepts
korth, henry korth, korth sudarshan, silberschatz korth, sudarshan > korth, database system concepts
navathe, elmasri, elmasri navathe > navathe, elmasri
tanenbaum, andrew tanenbaum, andrew s tanenbaum > tanenbaum
forouzan, behrouz forouzan > forouzan
kurose, kurose ross > kurose
william stallings, stallings > stallings
morris mano > morris mano, mano
oppenheim, oppenheim willsky, alan oppenheim, willsky > oppenheim
simon haykin, haykin > haykin
lathi > lathi
boylestad, robert boylestad, boylestad nashelsky > boylestad
sedra smith, sedra > sedra smith
pk nag > p k nag, pk nag
cengel, yunus cengel, cengel boles, cengel and boles > cengel
rk bansal, bansal som > bansal
rk rajput, rajput > rajput
timoshenko > timoshenko
shigley > shigley
bhandari > bhandari
khurmi, khurmi gupta > khurmi
hibbeler > hibbeler
nagrath, nagrath kothari > nagrath
ogata > ogata
theraja, bl theraja > theraja
ramesh gaonkar, gaonkar > gaonkar
stuart russell, norvig, russell norvig > norvig
gilbert strang, strang > strang
sheldon ross > sheldon ross
hopcroft, ullman, hopcroft ullman > hopcroft, ullman
pressman, roger pressman > pressman
kathy sierra, bert bates > head first
joshua bloch > effective java
robert martin > clean code
feynman, richard feynman > feynman
jk rowling, rowling > harry potter, fantastic beasts
james clear > atomic habits
norman lewis > word power
wren martin, wren and martin > wren martin
kalki krishnamurthy > ponniyin selvan, sivagamiyin sabatham, parthiban kanavu
chetan bhagat > chetan bhagat, half girlfriend, 2 states, five point someone
robert kiyosaki, kiyosaki > rich dad poor dad
paulo coelho, coelho > alchemist
george martin, george r r martin > game of thrones
tolkien > lord of the rings, hobbit
dan brown > da vinci code, inferno, angels and demons
conan doyle, arthur conan doyle > sherlock holmes
agatha christie > agatha christie
yuval harari, yuval noah harari, harari > sapiens
morgan housel, housel > psychology of money
manson > subtle art
abdul kalam, apj abdul kalam > wings of fire, ignited minds
napoleon hill > think and grow rich
dale carnegie, carnegie > win friends
stephen covey, covey > 7 habits
robin sharma > monk who sold his ferrari
sudha murty, sudha murthy > sudha murty, sudha murthy
amish tripathi, amish > meluha, shiva trilogy
george orwell, orwell > 1984, animal farm
`;
