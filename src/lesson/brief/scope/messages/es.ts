import type { Sayings } from "./sayings.ts";

const instead =
  "Preparo clases y lo que va con ellas: fichas, cuestionarios, deberes, guías de repaso, unidades, adaptaciones.";

export const es: Sayings = {
  reference: `Esto es una carta de recomendación sobre una persona, y tiene que ser palabra suya. ${instead} Puedo preparar una clase sobre ese tipo de texto: «una clase sobre cartas de recomendación, bachillerato».`,
  application: `Esto es el texto de una solicitud. ${instead} Puedo preparar una clase en la que el alumnado escriba la suya: «una clase sobre la carta de presentación, 4.º de ESO».`,
  report: `Esto es un informe o un comentario sobre alumnos: es su juicio, y son datos personales. ${instead} Puedo escribir criterios de evaluación o una tarea que le dé pruebas.`,
  message: `Esto es un mensaje a familias o colegas. ${instead} Si el alumnado va a estudiar o escribir un texto así, dígalo: «una carta modelo para mejorar, 2.º de ESO».`,
  admin: `Esto es administración del centro y no enseñanza. ${instead} Para una ausencia, puedo preparar la clase que dará otra persona.`,
  behaviour: `Esto es un registro sobre la conducta de un alumno; su sitio es el sistema de su centro. ${instead} Puedo preparar una clase sobre normas o trabajo en equipo.`,
  "pupil-work": `Esto es un texto que podría entregarse como trabajo de un alumno. ${instead} Puedo escribir un modelo para analizar en clase, un esquema o una plantilla: diga para quién.`,
  marking: `Esto es corregir trabajos de alumnos, y el juicio es suyo. ${instead} Puedo escribir una rúbrica, criterios o una tarea sobre un error frecuente.`,
  personal: `Esto no trata de una clase. ${instead} Dígame un tema y un grupo para empezar.`,
  advice: `No puedo aconsejar en asuntos personales, médicos, legales o de dinero; consulte a alguien cualificado. ${instead}`,
  "own-code": `Esto es un proyecto suyo y no de un grupo. ${instead} Puedo escribir programas de ejemplo y tareas de depuración para el alumnado: diga el tema y el grupo.`,
  chat: `Solo sirvo para preparar clases. ${instead} Dígame un tema y un grupo para empezar.`,
  trivia: `Esto es una pregunta sin clase alrededor. ${instead} Si es para un grupo, dígalo: «cinco preguntas sobre esto para 2.º A».`,
  media: `No puedo hacer ni buscar imágenes, sonido o vídeo; escribo texto. ${instead} Puedo describir la imagen que necesita o escribir preguntas para un vídeo.`,
  send: `No puedo enviar ni compartir nada: nada sale de este ordenador por sí solo. ${instead} Puedo escribir el archivo, y usted lo envía.`,
  print: `No puedo imprimir. ${instead} Pídame que lo guarde como documento e imprímalo desde ahí.`,
  web: `No puedo conectarme ni abrir páginas. ${instead} Pegue la parte que necesita o póngala en su carpeta.`,
  systems: `No llego a Google Classroom, Teams ni a ningún otro sistema del centro. ${instead} Puedo escribir el archivo, y usted lo sube.`,
  "pupil-data": `No puedo buscar alumnos ni guardo nada de ninguno. ${instead} Describa sin nombres lo que necesita el grupo.`,
  remind: `No puedo poner avisos, reservar ni comprar nada. ${instead} Puedo hacer la lista de lo que necesita una clase.`,
  harm: `Esto pregunta cómo hacer daño, y eso no va delante de ninguna clase. ${instead} Puedo preparar una clase sobre el peligro, la ley o la historia: «seguridad en internet, 6.º de primaria».`,
  apology: `Esto pide enseñar un gran crimen como si fuera justo, y eso no va ante ninguna clase. ${instead} Puedo preparar una clase en la que el alumnado lo desmonta: «cómo convenció la propaganda nazi, con fuentes».`,
  instructions: `Lo que se me dice está en los archivos del proyecto, en plugins/lesson-planning, a la vista de todos; aquí no lo repito ni puedo dejarlo de lado. ${instead}`,
  unclear: `Dígame sobre qué y para quién: «50 minutos sobre fracciones, 5.º», o «un cuestionario sobre la fotosíntesis, 1.º de ESO». ${instead}`,
  readsAs: (what) => `Esto parece ${what}. ${instead} Si es para un grupo, dígalo: el tema, y para quién.`,
  askWhether: (what) =>
    `¿Es una clase que quiere preparar? Parece ${what}. Si lo es, diga el tema y para quién: «50 minutos sobre esto para 2.º A». ${instead}`,
  kinds: {
    admin: "administración del centro",
    chat: "charla, o una pregunta sin clase alrededor",
    coding: "un proyecto suyo y no de un grupo",
    extraction: "una pregunta sobre lo que se me dice",
    harm: "una manera de hacer daño",
    marking: "corregir trabajos de alumnos",
    other_writing: "un texto suyo y no una clase",
    personal: "un asunto suyo y no de un grupo",
    vague: "una petición todavía sin tema",
  },
};
