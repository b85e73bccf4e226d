import { circuitFigure, equalGroups } from "./models.ts";
import { minus, over, rational, times } from "./rational.ts";
import { byLevel, type Maker, numberTask } from "./task.ts";
import { decimal } from "./written.ts";

/** Speed, distance and time: which of the three is looked for grows harder. */
export const speed: Maker = (chance, level) => {
  const [rate, hours] = [
    chance.whole(3, byLevel(level, 12, 20, 24)) * 5,
    rational(chance.whole(byLevel(level, 1, 1, 1), 10), byLevel(level, 1, 2, 2)),
  ];
  const distance = times(rational(rate), hours);
  const wanted = byLevel(
    level,
    "speed" as const,
    chance.pick(["speed", "distance"]),
    chance.pick(["distance", "time"]),
  );
  const [km, h] = [`${decimal(distance)} km`, `${decimal(hours)} h`];
  if (wanted === "speed")
    return numberTask({
      question: `A coach goes ${km} in ${h}. What is its average speed?`,
      figure: level === "easy" ? equalGroups(Number(hours.top), "?", km) : undefined,
      steps: [`${km} ÷ ${h} = ${rate} km/h`],
      answer: rational(rate),
      wrong: [
        [times(distance, hours), "Distance and time were multiplied."],
        [minus(distance, hours), "Time was subtracted from distance."],
      ],
      write: (value) => `${decimal(value)} km/h`,
    });
  if (wanted === "distance")
    return numberTask({
      question: `A coach goes at ${rate} km/h for ${h}. How far does it go?`,
      steps: [`${rate} km/h × ${h} = ${km}`],
      answer: distance,
      wrong: [
        ...(decimal(over(rational(rate), hours)).includes("/")
          ? []
          : [[over(rational(rate), hours), "Speed was divided by time."] as const]),
        [rational(rate), "The speed was given as the distance."],
      ],
      write: (value) => `${decimal(value)} km`,
    });
  return numberTask({
    question: `How long does a coach take for ${km} at ${rate} km/h?`,
    steps: [`${km} ÷ ${rate} km/h = ${h}`],
    answer: hours,
    wrong: [
      [times(distance, rational(rate)), "Distance and speed were multiplied."],
      [times(hours, rational(10)), "A nought was put on or lost."],
    ],
    write: (value) => `${decimal(value)} h`,
  });
};

/** Resistance, current and voltage. */
export const ohmsLaw: Maker = (chance, level) => {
  const resistance = chance.whole(2, byLevel(level, 12, 30, 60));
  const current = rational(chance.whole(1, byLevel(level, 6, 30, 30)), byLevel(level, 1, 10, 20));
  const voltage = times(rational(resistance), current);
  const wanted = byLevel(
    level,
    chance.pick(["resistance", "voltage"]),
    chance.pick(["resistance", "voltage"]),
    "current" as const,
  );
  const [v, a, r] = [`${decimal(voltage)} V`, `${decimal(current)} A`, `${resistance} Ω`];
  if (wanted === "resistance")
    return numberTask({
      question: `A resistor has ${v} across it and ${a} flow through it. What is its resistance?`,
      figure: circuitFigure(v, a, "?"),
      steps: [`${v} ÷ ${a} = ${r}`],
      answer: rational(resistance),
      wrong: [
        [times(voltage, current), "Voltage and current were multiplied."],
        [rational(resistance * 10), "A nought was put on."],
      ],
      write: (value) => `${decimal(value)} Ω`,
    });
  if (wanted === "voltage")
    return numberTask({
      question: `${a} flow through a resistor of ${r}. What is the voltage across it?`,
      figure: circuitFigure("?", a, r),
      steps: [`${a} × ${r} = ${v}`],
      answer: voltage,
      wrong: [
        ...(decimal(over(rational(resistance), current)).includes("/")
          ? []
          : [[over(rational(resistance), current), "Resistance was divided by current."] as const]),
        [rational(resistance), "The resistance was given as the voltage."],
      ],
      write: (value) => `${decimal(value)} V`,
    });
  return numberTask({
    question: `A resistor of ${r} has ${v} across it. What current flows through it?`,
    figure: circuitFigure(v, "?", r),
    steps: [`${v} ÷ ${r} = ${a}`],
    answer: current,
    wrong: [
      [times(voltage, rational(resistance)), "Voltage and resistance were multiplied."],
      [voltage, "The voltage was given as the current."],
    ],
    write: (value) => `${decimal(value)} A`,
  });
};
