/**
 * Everyday words of the languages that are studied most, with those that mean the same to most of their speakers: as
 * `synonyms.ts` has them for English. One line a meaning; what only one side of a border says stands with the others.
 * They are asked about, never taken for right: two that a course keeps apart are its own words.
 */
export const elsewhere = `
bapa|ayah|papa|abah|bapak
ibu|emak|mak|mama
kawan|rakan|teman|sahabat
abang|kakanda
budak|kanak kanak|anak kecil
orang tua|ibu bapa
guru|cikgu|pengajar
murid|pelajar|penuntut
doktor|tabib
rumah|kediaman
kedai|gerai|warung
kereta|motokar
telefon|fon
jalan|lorong|jalan raya
bandar|kota|pekan
kampung|desa
negara|negeri
cantik|indah|jelita
besar|agung|raya
kecil|cilik
cepat|laju|pantas
lambat|perlahan
gembira|seronok|riang|girang|suka hati
sedih|dukacita|pilu
marah|berang|naik angin
takut|gerun
penat|letih|lelah
sakit|uzur
pandai|pintar|bijak|cerdik
bodoh|dungu
kaya|hartawan
miskin|papa kedana
mahal|tinggi harganya
murah|berpatutan
senang|mudah
susah|sukar|payah
betul|benar|tepat
salah|silap
mula|bermula|memulakan
habis|selesai|tamat
cakap|bercakap|berbual|bertutur
beritahu|memberitahu|maklumkan
lihat|tengok|pandang|melihat
mahu|hendak|nak|ingin
boleh|dapat
beli|membeli
bagi|beri|memberi
guna|pakai|menggunakan|memakai
tidur|lena|beradu
makan|menjamu selera
saya|aku
awak|kamu|anda|engkau
dia|beliau|ia
kita semua|kita
sekarang|kini
selalu|sentiasa
kadang kadang|sekali sekala
juga|pun
sangat|amat|sungguh|sekali
tetapi|tapi|namun
kerana|sebab
dan juga|serta|dan
vater|papa|vati
mutter|mama|mutti
großmutter|oma
großvater|opa
junge|bub|knabe
freund|kumpel
lehrer|lehrkraft
arzt|doktor
samstag|sonnabend
brötchen|semmel|schrippe
kartoffel|erdapfel
tomate|paradeiser
januar|jänner
fahrrad|rad|velo
auto|wagen|pkw
handy|mobiltelefon|natel
geschäft|laden
supermarkt|kaufhalle
treppe|stiege
fernseher|fernsehgerät
bahnsteig|gleis|perron
metzger|fleischer|schlachter
krankenhaus|spital|klinik
schön|hübsch
groß|riesig
klein|winzig
schnell|rasch|flott
langsam|gemächlich
glücklich|froh|fröhlich
traurig|betrübt
wütend|böse|zornig|sauer
müde|schläfrig
krank|unwohl
klug|schlau|intelligent|gescheit
dumm|doof|blöd
billig|günstig|preiswert
teuer|kostspielig
leicht|einfach
schwer|schwierig
richtig|korrekt
falsch|verkehrt
anfangen|beginnen|starten
aufhören|enden|beenden
reden|sprechen
sagen|mitteilen
sehen|schauen|gucken
bekommen|erhalten|kriegen
benutzen|verwenden|gebrauchen|nutzen
anrufen|telefonieren
schicken|senden
versuchen|probieren
gehen|laufen
essen|speisen
immer|stets
oft|häufig
manchmal|ab und zu|gelegentlich
vielleicht|eventuell|möglicherweise
auch|ebenfalls|ebenso
aber|doch|jedoch
weil|da
sehr|äußerst
sofort|gleich
père|papa
mère|maman
grand mère|mamie|mémé
grand père|papi|pépé
enfant|gamin|gosse|môme
ami|copain|pote
amie|copine
professeur|enseignant|prof
médecin|docteur
voiture|auto|bagnole
vélo|bicyclette
maison|demeure
magasin|boutique
argent|fric
travail|boulot|emploi
portable|téléphone portable|mobile
rue|voie
beau|joli
belle|jolie
grand|énorme
petit|minuscule
rapide|vite|prompt
lent|lentement
content|heureux|joyeux
triste|malheureux
fâché|en colère|furieux
fatigué|épuisé|crevé
malade|souffrant
intelligent|malin
bête|stupide|idiot
facile|simple
difficile|dur|compliqué
cher|coûteux
bon marché|pas cher
correct|juste|exact
faux|incorrect
commencer|débuter|démarrer
finir|terminer|achever
parler|discuter|bavarder
dire|raconter
voir|regarder
utiliser|employer|se servir de
envoyer|expédier
essayer|tenter
manger|bouffer
habiter|vivre|résider
souvent|fréquemment
parfois|quelquefois|de temps en temps
peut être|il est possible
aussi|également
mais|cependant|pourtant
parce que|car
beaucoup|plein
maintenant|à présent|actuellement
padre|papá
madre|mamá
abuela|abuelita|yaya
abuelo|abuelito|yayo
niño|chico|muchacho|chaval
niña|chica|muchacha
amigo|compañero
profesor|maestro|docente
médico|doctor
coche|carro|auto|automóvil
autobús|bus|camión|guagua|colectivo
ordenador|computadora|computador
móvil|celular|teléfono móvil
patata|papa
zumo|jugo
piso|apartamento|departamento
gafas|lentes|anteojos
habitación|cuarto|dormitorio
casa|hogar
tienda|comercio
dinero|plata
trabajo|empleo
bonito|lindo|hermoso|bello|guapo
grande|enorme
pequeño|chico
rápido|veloz|deprisa
lento|despacio
contento|feliz|alegre
triste|infeliz
enfadado|enojado
cansado|agotado
enfermo|malo
inteligente|listo
tonto|estúpido|bobo
fácil|sencillo
difícil|complicado
barato|económico
caro|costoso
correcto|cierto
empezar|comenzar|iniciar
terminar|acabar|finalizar
hablar|conversar|charlar
decir|contar
ver|mirar
coger|tomar|agarrar
conducir|manejar
usar|utilizar|emplear
enviar|mandar
intentar|tratar de
vivir|residir
a menudo|frecuentemente|con frecuencia
a veces|de vez en cuando
quizás|tal vez|quizá|a lo mejor
también|además
pero|sin embargo
ahora|actualmente
aquí|acá
allí|allá
`;
