import type { Asking } from "./asking.ts";

export const spanishAsking: Asking = {
  around: `todavia realmente nada siquiera
    por favor porfa perdon perdona gracias eh este pues pero y bueno ok oye profe profesor profesora senor senora ahora ya
    entonces solo bien a ver hm de nuevo espera`,
  curses: "joder mierda cono carajo puta puto cabron gilipollas hostia",
  joins: "pero y entonces porque o asi",
  opens: "que quien cual cuales donde cuando por como cuanto cuantos",
  openingVerbs: "es son puede puedo hay",
  addresses: `
    puedo/puedes/podemos/podrias/debo/tengo saber/hacer/usar/escribir/que/decirme`,
  frames: {
    another: `
      otra/nueva pregunta mas? facil/sencilla?
      una pregunta mas facil/sencilla
      otra cosa
      algo mas facil/sencillo
      mas facil
      hazme/dame/ponme otra pregunta mas? facil?
      puedes hacerme/darme otra pregunta
      esta pregunta no`,
    pronounce: `
      como se pronuncia la? palabra? <x>
      como pronuncio/pronuncias/pronunciar <x>
      como suena <x>
      cual es la pronunciacion de <x>
      pronunciacion de <x>
      puedes/podrias pronunciar/decir <x> en? voz? alta?`,
    stop: `
      para/parar/alto/basta/fin/stop/termina/terminar/adios
      quiero/quisiera/necesito/tengo que? parar/terminar/irme/dejarlo aqui?
      basta por hoy
      ya basta
      lo dejo aqui?
      hasta aqui
      paramos aqui?`,
    reveal: `
      dime/dame/ensename/muestrame la/tu? respuesta/solucion
      cual es la respuesta/solucion correcta?
      que respuesta es
      la respuesta/solucion
      me rindo
      saltar/salta/siguiente pregunta/esta?
      paso`,
    hint: `
      una/otra/dame/alguna? una/otra? pista/ayuda
      ayuda/ayudame
      puedes ayudarme/darme una/otra? pista?
      necesito una/otra? ayuda/pista
      estoy atascado/atascada/bloqueado/bloqueada`,
    repeat: `
      puedes/podrias/puede repetir la? pregunta/lo? otra? vez?
      puedes/podrias/puede repetirlo/repetirla otra? vez?
      repite/repita la? pregunta
      cual era/es la pregunta
      como dices/dice
      como dijiste`,
    difference: `
      cual es la diferencia entre <x> y <y>
      que diferencia hay entre <x> y <y>
      diferencia entre <x> y <y>`,
    say: `
      como se dice/escribe <x> en <y>
      como se dice/escribe <x>
      como digo/dices/decir <x> en <y>
      como digo/dices/decir <x>
      cual es la palabra para <x>`,
    example: `
      un/otro/mas/algun? ejemplo/ejemplos mas?
      por ejemplo
      me das/puedes un/otro/dar? un/otro? ejemplo mas?
      puedes/podrias darme/dar/ponerme/poner un/otro ejemplo mas?
      dame/ponme/muestrame un/otro ejemplo mas?
      dame/ponme un ejemplo de <x>
      tienes un/otro ejemplo`,
    unknown: `
      no se que decir/poner/responder/contestar
      no se la respuesta/palabra
      no lo? se/recuerdo/sabe la? respuesta?
      nose
      ni idea
      no tengo ni? idea
      no me acuerdo
      se me olvido
      lo he olvidado
      lo olvide
      no estoy seguro/segura`,
    unclear: `
      no lo? te? le? entiendo/comprendo/entendi/pillo la? tu? pregunta/nada?
      no entiendo/comprendo nada
      no me entero
      como/eh/que/mande
      que quieres/quiere decir con? eso?
      que significa eso
      que es eso
      no esta claro
      estoy perdido/perdida
      que tengo que hacer/decir`,
    upset: `
      esto/eso/es es? muy/demasiado/tan? dificil/estupido/aburrido/imposible/tonto/absurdo
      es muy/demasiado dificil/aburrido
      que tonteria/asco/rollo/aburrido/dificil
      esto es una mierda/tonteria
      es una mierda/tonteria
      eres inutil/tonto/tonta
      odio esto
      vete a la mierda
      que mierda
      que pregunta mas? tonta/estupida/mala
      esto es un/una? rollo/asco/porqueria/estupidez
      callate
      dejame en paz
      no puedo mas
      estoy cansado/cansada/enfadado/enfadada/aburrido/aburrida de? esto?
      estoy harto/harta`,
    discouraged: `
      soy un/una/muy/tan/demasiado? tonto/tonta/estupido/estupida/idiota/inutil/burro/burra/torpe/malo/mala para/en/con? esto/eso/las? matematicas/idiomas/todo?
      me siento muy/tan? tonto/tonta/estupido/estupida/inutil
      no puedo con esto/eso
      no sirvo para/de? esto/nada?
      nunca aprendere/entendere/podre/sabre esto/eso/nada?
      nunca voy a aprender/entender/poder/saber esto/eso?
      no voy a aprender/entender/poder nunca
      lo hago todo mal
      siempre me equivoco
      es inutil
      esto no tiene sentido
      no tiene sentido seguir
      todos los? demas? lo? entienden/pueden/saben menos yo
      por que soy tan tonto/tonta/malo/mala
      tengo ganas de llorar
      quiero llorar`,
    confirm: `
      es <x> ??
      sera <x> ??
      podria/puede/pudiera ser <x> ??
      la respuesta es <x> ??
      quieres decir <x>
      te refieres a <x>`,
    explain: `
      explicame que es <x>
      puedes/podrias explicarme que es <x>
      como funciona eso/esto?
      explica/explicame/explicamelo/expliqueme/explicalo mejor/eso/esto? otra? vez?
      puedes/podrias/puede explicar/explicarlo/explicarme/explicarmelo mejor/eso/esto? otra? vez?
      puedes/podrias explicarme <x>
      explicame <x>
      me lo/la? explicas/explica/aclaras/aclara/repites mejor/eso/esto? otra? vez?
      una explicacion
      otra vez
      con otras palabras
      cuentame mas`,
    why: `
      por que <x> esta/es mal/bien/falso/correcto/incorrecto ??
      por que esta/es mal/bien <x> ??
      por que no/asi?
      por que es/esta asi/mal/bien?
      xq/porque/pq
      cual es la razon
      no veo por que
      que esta mal
      que hice mal
      por que es/era/se/dice/usa/pone se? dice/usa/escribe? <x> y no <y>
      por que <x> y no <y>
      por que <x> en vez/lugar de <y>
      por que no <x>
      por que se dice/usa/pone/escribe <x>
      por que es <x>
      por que <x> ??`,
    meaning: `
      he olvidado que significa <x>
      no se que significa/es <x>
      que es eso de <x> ??
      que/q significa/signifika la? palabra? <x>
      que quiere decir la? palabra? <x>
      <x> que significa/es ??
      que se entiende por <x>
      significado/definicion de <x>
      que es/son <x> ??`,
  },
  comfort: {
    calm: "Que cueste no dice nada de lo listo que eres: así se siente aprender antes de que quede.",
    soFar: "Hasta ahora {right} de {of} respuestas eran correctas.",
    wayOn:
      "Di «explícame» para oírlo desde el principio, «otra pregunta», «muéstrame la respuesta» o «parar»: lo que hiciste queda guardado.",
  },
};
