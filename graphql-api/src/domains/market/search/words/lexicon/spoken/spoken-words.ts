/**
 * Words that people use around a thing in Hindi, Tamil and Telugu, in Latin letters as they are typed: pronouns, question words, numbers of pieces,
 * verbs of asking, giving and haggling, forms of address. They name no thing.
 */
export const SPOKEN_WORDS = `
pe par ho cahiye chaahiye chhiye jarurat zaroorat lagega tha kharidna lene thi lunga lungi jaega milenge jayenge honge bache pade bacha bachi abhi bik gaya
reh padega rupaye peis nag kimat qeemat bhav bhaav sastaa kam isse thoda usse sab sbse mehenga mahanga mahnga mehengi mahangi aaspaas lagbhag
kareeb karib takreeban rupay rupiya rupe rupya rupaiya rehne nope haan han haa haanji hanji thik sahi thk tik chalega chalo tatha evam saath mei
sey yahan wahan tak taak vale wla wli badaa bara bda chhote nanha nya nayaa puraana kiya istemal istemaal sekand konsa kon konsi kaunse konse kia
ky cheez bech kiska kiski kisne kis kahaan kidhar kidar baje aaun kyu kisliye kyo kaahe kese kesa kesi tarah yeh yah yehi yahi isko ise iska iski
wo woh vo voh wahi usko uska uski inko inhe saare unko unhe unka dono donon donno dno milke sare sabhi kuch saara sara poora sbhi saari dusra
doosra dusri doosri teesra tisra teesri tisri aakhri akhri aakhiri jaisa ussi usi waisa vaisa alag esa iske koii thode kuchh kch kuchek char thodi
chij dikhaiye dikhado dikhaao dikhaye bataiye batana bta btao btado bolo bol bataao dijiye dijie dey pakda lelo loonga leta hu lete hoon lelunga
leti lenge jodo jod krdo hata hatao hatado nikal nikaal nikalo hta rahne chhodo chodo chhoro rhne karo radd kensil badle uske jgh bajay badal
badlo badalna badlna bhe bhii sirf sirph keval kewal bass srf matra khaali kafi gya adhik ghata kamti zyadatar achi badhia bdhiya changa behtar
behtr khrab bekar bekaar bura ghatiya faltu kharaab chalu chaalu chalti karta halat krta haalat kandition aaramdayak aaram aramdayak aaramdeh
sukoon molbhav lagao chhoot chhut diskount kalar nambar nmbr ginti nambr fark farak farq antar pharak tulna milao totel milakar milake mila tottal
prati pratyek tino chaaro charo chr chhe che chhah cheh chhai ath aat aanth dass bahot bohot bhot boht dher bht thora jara tanik thodaa zara asli
asali orijinal nakli aslee nakali duplikate jhoota kampani compny jankari jaankari poori detail baare puri aapke tumhare apke bikau bikaau bechoge
kharid kharidu lelu kharidoge dhundo dhundho dhoond khojo dhund dhundh khoj dhoondh talash chahta chahata skta payega loon salah sujhav rahega
aane aayega upyogi ayega mereko apne mjhe humko dost saathi aap ap tum tu aapko tumko hei hojayega skti lag karega isme aa agar agr yadi ager phir
fir phr lekin magar lekn parantu mgr kyunki kyuki kyonki kyoki isliye islie wajah matlab mtlb abi abhie turant filhal isi waqt fatafat aaj aj kl
subah jaldi jldi arjent kmra hostal chhatravas hostle chiz cheej saman saaman suchi soochi bhejo namaste suno halo dhanyavad dhanyawad shukriya
thanku thnx sukriya dhanywad plij kripya pliz kripa karke maaf maf sory galti maafi bhaiya bhaiyya bhaya bhia bhayia dada didi behen bahan behan
didii galat glt galt shi dobara dubara wapas phirse firse baar pehle pahle phle pahile liya maine bajat itne bujet nakad bhugtan ruko rukko ruk
intezar jao rukna pata malum maloom pta janna naam bolte kehte bhool hota kahte vennum vnum vnm theva padudhu venuma venumnu vendi venunga irukuma
irukkuma irukunga vachirukeengala vechirukiya vechurukingla iruk irukuthu irukkudhu irundhaa illaya illaiya kedaikala kedaikadhu illana illenna
evlo evalo evlow evalavu evvalavu ewlo yevlo yevalo evlovu ethana ethanai yethana ethna eththanai mothham ena yenna enaa ennadhu ennanga ennathu
yena edhu ethu yedhu yethu endha entha yendha edhellam ethellam yaru yar yaarudaiyathu yaaroda yaarta engae yenga enge engeh engairuku engaruku
edam vandhu eppo epo yeppo yepo eppa epa eppodhu ennaiku ennikku yen yaen aen ean ethuku edhuku edhukku yenda epdi eppadi epadi yepdi yeppadi
eppdi epti idhu ithu indha intha idha itha thaan dhan indhadhu adhu athu andha antha adha atha andhadhu idhellam ithellam ellam idhunga ivai
rendum rendume randum rendumey irandum peraiyum rendaiyum rendayum serthu innonnu innonu inonnu innoru inoru vaera aduthadhu adutha matradhu
mathadhu matha maari madhiri yedhachum ethachum kaaminga kattunga kaattungalen kaatra kaatren anupu solu sollen sollrada solra sollringla
soldringa thaa tharuviya tharuvingla kudupeengala kuduka mudiyuma vaanganumnu vaangikiren vaangikren vaangren vangaren vaangalamnu iruken
vangikuren eduthukaren edu eduthuko eduthukuren edukren edukiren eduthukalam eduthukava edukalaama edukkanum vikkanum vikiren vikren vikkuren
vikreengala virkka vikuriya vittuten vithuteengala thedu thedi thedikitu thedittu thedunga paaru paru paarunga parunga paapom paakalam paakanum
pakanum paakren paathen paathutu malivaa malivana cheapa kaasu vida idhukum irukradhulaye irukarathulaye rombha rombo ellathulayum aaga adhigam
athigam kittathatta kitathata thatta sumaar sumara innu inum melum koranja korancha koraivu kuraivaana kuraiva apram appuram aparam apparam aprom
matrum apuram aanaa aanal anal aanalum analum irundhalum irunthalum irukunna vandha yenaku enak yenakku ennaku enakaaga enakaga namaku engaluku
enoda nanban thozhi thozhan nanbanuku mathiri maadhiri maathiri maariye pola mathri mathiriye konjum konjo kojam edhachum edhavathu yethavathu
sila yedhavadhu yethachum yedhachu edho etho elam ellaam ella ellame elame ellathaiyum ellamum muzhusa mothama munu moondru mundru moonnu mun
moonum nalu naangu nangu naal naalum perusa periyadhu periyathu perisaa sinna chinnathu sinnadhu chinnadha kuttiya sirusu sirusa puthusa pannadha
palasu palaya pazhayadhu palayathu palasa pazhaiya pannadhu pannathu yaaravadhu pannirukanga nala nallaruka nallarukuma semma supera mosama
mosamaana kevalam kevalama nallala vaendam mokka mokkaya sirandha sirantha bestu nallarukum podum podhumanadhu pothumanathu pothuma podhuma avlo
avlothan avlodhaan rmba rombaa romb rumba migavum konjame konjoondu konjundu lighta mattum matum mattume mattumdhan dhaan adhuvum athuvum idhuvum
ithuvum sethu adhoda athoda badhila bathila badhilaa bathilaaga badhilaga adhuku athuku bathil adhukku pathila maathi maathitu vidu vudu vitudu
vittudu vuttudu vidunga vitrunga parava vitturu eduthudu edthudu edutthuru thookidu neekku neeki vena pannu seru serthuko sethuko serthukonga
sethukonga adhaiyum sethudu maathu mathu maathunga maathidu maathikalam mathikalama maaththi motham moththam mothathula moththama mothamaa onnaa
serndhu senthu thaniya thaniyaa onnonna velai rettu panam amount vilaiya kasu pannam rubai roobai rooba ruba rubaa rupaai thuttu bajet kaila
irukra kaiyila irukradhu mudiyum alavu thallupadi thallubadi thalupadi koraikka pannuveengala korachi salugai koraipeengala koraipingla
koraikalama kuraikka pannalama panuvingla korachukalama beram peram pesalama pesikalama kadasi kadaisiya lastu kalaru niram neram vannam
vithiyasam vidhyasam vithyasam viththiyasam vithiasam rendukum maatram oppittu oppidu rendula rendulayum paathu odudha ooduma seiyudha seiyutha
aagudha aguma nilamaila nilamai orginal unmaiyana nijama nija asal varusham maasam vaanginadhu vangunathu inniki innaiku inaiku innikku inniku
indru inike innaikae ippove naalaiku nalaiku naalaikku nalaki naalaiki naalai nalaikae nalikku ippo ipo ippa ipa ipove ippodhu ipothaiku
ippothaikku ippodhaiku udane avasaram avasarama avasrama seekiram sikiram seekram sekiram odane arjentu aprama aparama piragu inga ingae ingeye
ingayae idhula ithula inda edathula anga angae ange angeye adhula athula angayae angathan aama aamaa amaam seri aamanga illanga sri seringa sarida
nga plss thayavu senju seidhu pleaseu nandri nandringa nanri tnx annae thangachi akkaa mudiuma mudyuma mudiyumaa kudukka kidaikkumaa kadaikuma
payanpadum payanpaduma udhavum uthavuma aagura upayogam payan panradhu seruthaa porundhuma poruthama porunthum theriyala terila therla therila
theriala theriyathu theriyadhu theriyadhe peru theriyalaye solluvanga enamo solvanga peyar maranthuten nyabagam porul porulu itemu saamanu vasthu
saamangal saamanam saamaanlam porutkal vagai vaga vakai dhinusu pakathula kita kittaye arugil ingaye peesu peece pis kadaisiyadhu adhe athe adhey
athey ore orey meedhi meethi midhi michham micham mitcham baaki paaki baakki bakki micha theendhu mudinjiducha theenthutha vithuduchu vithutha
vithaacha vithachu theendhuduchu theernthuduchu mudinjiduchu poiduchu agum porundhum irukum vanguna pannunga yosanai edhuthu veinga vachukonga
vachurunga yaarukum kudukadha varuvingla vanthu vangikren naan varen varanum kaavali kavale kavalii vundha unnaaya undandi undaandi vundhi vunnai
enta yentha yenta enthaa padutundi avtundi enthaki istaru enni yenni ennii ennunnai ennesi mandi entamandi enthamandi endaru chowka chowkaga inkaa
deenikanna danikanna takkuvadi takkuvalo annitikanna annitikante annitlo andarikanna athi anniti kante kastli ekuva khareedu bagaa sumaru sumaruga
atu itu atuitu inchumichu mariyu alage alaage malli aithe ayithe ayte okavela aite undante kani kaani kaanee kanii ainaa nakosam nake nakaithe
pedha pedhadi peddavi chinnaa chinnavi buddadi sinnadi danikante kotta kottadi kotthadi kothavi vaadanidi vadani paatadi pathavi paathadi vaadina
vadina vaadindi vadinadi vaadesina vadesindi konni rojulu edi yedi edhi yedhi edhaina evi yevi enti emiti yenti enty entidi yemiti emundi idi idhi
ii idhe ivi eedi adi adhi aadi ade avi aadhi rendoo rendinti rendintini rendhu inkokadi inkodi rendodi veredi inkoka marokati verokati inkotii
veroka marokka verega verevi okate okkate alantide okelantidi chivaridi chivari chivarlo aakhari chivaredi lasttu aakharidi chupinchava
chupinchara chupettu chupettandi choopettu chupistava chupinchandee mottam emunnai pettu unnavanni cheppara chepandi chepthava cheppandee iyyi
iyyandi ivu ivvava isthaava konaali konalanukuntunna kontanu kontaa teesukuntanu teeskovali theeskunta koneyali tiskunta theesukuntanu tisukunta
pettey cheyyi cherchu kalupu jodinchu teesey theesey tiseyi teeseyandi theeseyi teesesey tolaginchu vadiley vadileyi vadilei vadileyandi odiley
vadilesey ponile poneele vaddule vethuku vetuku vethukandi vethukutunna kanukko vethukutunnanu chustunna chusthunna vetukutunnanu vethukuthunna
tirugutunna emainaa yedaina emanna edanna yemaina lantidi laantidi lanti laanti lantivi alantidi ilantidi tarahalo unde annii annee annitini
annikuda chaala chalaa chaalane bolledu boledu thega kuncham kunchem konchm kasta kastha kosintha koni kontha konta konnii okatho rendo inkonni
inkoncham yinka moodu muudu moodesi moodhu mooodu mugguru nalugu nalgu naluguru nalugesi nalagu padhi padesi padhii ranghu colouru retu dara
kareedu kostu daralu dabbulu dabulu dabbu paisalu rupayalu dabbul soomu rupaayalu roopayalu rupailu rupayala rupayilu rupaylu budjet inthe
budgettu teda theda tedaa thedaa vyatyasam polchu polchi rendintlo potika polichi kalipi totalu mothaniki kalipithe kalisi teesukunte okesari
jathaga kalpi kalipesi vidiga viddiga vidi okkokkati veruga vidividiga okkoti okkokati okkokadi okkodaniki okko badulu badhulu baduluga daniki
sthanam koodaa khuda matrame maatrame mathrame matram anthe saripothundi saripotundi saripoddi poddi chalandi saripothunda saripotunda saripoddha
saripodda chaluna chalutunda saripoddaa pothunda manchidhi baundi bavundi bagunnadi manchivi undedi bagunde baunnadi bagundedi beshtu uttamam
bettar bagunda bagundha baunda baundha bavunda manchidena manchidhena bagane bagaunda baledu bagoledu bagaledu bagodu panikiradu daridram
bagaledhu chestunda panichesthunda chesthundha cheyala panichese ela panichestondi cheyadu panicheyatledu cheyatle padaipoyindi padaipoindi
chedipoyindi chedipoindi paadaindi taggistara thaggistara taggisthara thaggistava taggandi cheyocha taggincha galara taggutunda taggutundha
thagginchandi tagginchu thagginchu tagginchandi taggu taggichu taggimpu tagginpu aafaru yela elaa etla etlundi enduku endhuku yenduku endukuu
enduk endukani yendhuku eppudu eppudo yeppudu epudu yepudu eppati eppatiki eppudostundi ekada yekkada yekada ekkadundi unnaru yekkadundhi evaru
yevaru evaro evaridi evari yevaridi ippudu ipudu ippude ipude ippudey ipppudu ippatike ivala ivvala roju eeroju iyala ivale rojuki iroju repu
reppu repe repatiki repati varaku tondaraga thondaraga ventane vente tvaraga thvaraga tondara cheyochaa avutunda avuthunda vachha kudurutunda
kuduruthunda chesukovacha tiskovacha cheyyacha kudurtunda avthunda sadhyamena kuduruddha avuddha veelavutunda paniki vachhedi panikochedi vachhe
upayogapade vaade vadedi vaadataniki panikosthunda vadukovadaniki avunu aunu avnu avunandi aunandi ledandi kaadandi sarey sarele sarle thanksu
dhanyavadalu dhanyavadamulu dayachesi pleej annaya annayya thammudu tammudu maava mawa babai bava akkaya chelli akkayya chellamma vastuvu vasthuvu
samanu vasthuvulu aitam saamaanlu teliyadu theliyadu gurthu telidu telvadu antaro danni marchipoya marchipoyanu daanni emantaru migilinda migilaya
aipoinda ammesara ammudupoyinda aipoyindi aipoindi ayipoyinda ammesaru amudupoindi migilindi migilinavi migilina migatavi migatha migilai migata
asalu asalaina asalaidi originala kampeni ennallu nelalu vadaru samvatsaralu konnaru twaraga thwaraga gabagaba vivaralu vivaraalu deeni gurinchi
detailsu vivaranga ammutara ammedi ammali ammakam ammakaniki ammatam ammuthunna teesukura tisukura theesukuraa techhi tevali tecchi teeskostava
pattukura adugu aduguthunna adugutunna adagali adagandi adigi adagochha wagera vagera bhaiji bhaisaab
kripaya krna krne karni krke krte kar kr chahi chahte dedijiye dikhaiyega milegaa hoga hogi kuchbhi bhidu aisi walaa waale vaale waalaa
iruntha irundhal irukanum irukkanum irukanumnu irukura irukkara irukaa irukeengala irundhuchu vechiruka vachiruka vachirukka vachurukeenga venumda
venumpa venumnga vennumnu pa kitta enakkoru panra pandra undela unnadhi kavaalsina kaavalinchi konadaniki
konataniki ivvagalara evaranna evaraina unnaayi unnayemo unte undemo bro ra bayya okkati
`;
