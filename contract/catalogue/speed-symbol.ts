/** km/h (ISO 4000-1, ETRTO Standards Manual). I, O and X stand for nothing; Z says "above 240" and is part of the size: ZR. */
const SPEEDS = {
  A1: 5,
  A2: 10,
  A3: 15,
  A4: 20,
  A5: 25,
  A6: 30,
  A7: 35,
  A8: 40,
  B: 50,
  C: 60,
  D: 65,
  E: 70,
  F: 80,
  G: 90,
  J: 100,
  K: 110,
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
} as const

export type SpeedSymbol = keyof typeof SPEEDS

export function isSpeedSymbol(text: string): text is SpeedSymbol {
  return Object.hasOwn(SPEEDS, text)
}

/** The symbol of a highest speed in km/h. Null: there is none. */
export function speedSymbolOf(speed: number): SpeedSymbol | null {
  return (
    Object.keys(SPEEDS).find(
      (symbol): symbol is SpeedSymbol => isSpeedSymbol(symbol) && SPEEDS[symbol] === speed,
    ) ?? null
  )
}

/** The highest speed of a tire with this symbol, in km/h. */
export function topSpeed(symbol: SpeedSymbol): number {
  return SPEEDS[symbol]
}
