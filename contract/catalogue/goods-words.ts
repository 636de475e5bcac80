import type { Language } from '../language.ts'

/** What a value is called in each language: the first name is shown and exported, the import knows them all. */
export type ValueNames = Readonly<Record<Language, readonly [string, ...string[]]>>

/** Values that are known by a code. */
export type KnownValues = Readonly<Record<string, ValueNames>>

/** Finishes of wheels; the adjectives agree with the Russian "диск" and the Polish "kolor". */
export const colors = {
  black: { pl: ['czarny', 'czarna'], en: ['black'], ru: ['чёрный'] },
  black_matt: {
    pl: ['czarny mat', 'czarny matowy'],
    en: ['matt black', 'matte black', 'black matt'],
    ru: ['чёрный матовый', 'матовый чёрный'],
  },
  black_gloss: {
    pl: ['czarny połysk', 'czarny błyszczący'],
    en: ['gloss black', 'glossy black', 'black gloss'],
    ru: ['чёрный глянцевый', 'глянцевый чёрный'],
  },
  black_polished: {
    pl: ['czarny z polerowanym frontem', 'czarny polerowany'],
    en: ['black with a polished face', 'black polished', 'black machined'],
    ru: ['чёрный с полированной лицевой стороной', 'чёрный полированный'],
  },
  silver: { pl: ['srebrny', 'srebrna'], en: ['silver'], ru: ['серебристый', 'серебряный'] },
  graphite: { pl: ['grafitowy', 'grafit'], en: ['graphite'], ru: ['графитовый', 'графит'] },
  graphite_matt: {
    pl: ['grafitowy mat', 'grafit mat'],
    en: ['matt graphite', 'matte graphite'],
    ru: ['графитовый матовый'],
  },
  anthracite: { pl: ['antracyt', 'antracytowy'], en: ['anthracite'], ru: ['антрацит', 'антрацитовый'] },
  white: { pl: ['biały', 'biała'], en: ['white'], ru: ['белый'] },
  bronze_matt: {
    pl: ['brązowy mat', 'brąz mat'],
    en: ['matt bronze', 'matte bronze'],
    ru: ['бронзовый матовый', 'матовая бронза'],
  },
} as const satisfies KnownValues

export const materials = {
  steel: { pl: ['stal', 'stalowy', 'stalowa'], en: ['steel'], ru: ['сталь', 'стальной'] },
  aluminium: {
    pl: ['aluminium', 'aluminiowy', 'stop aluminium', 'stop lekki'],
    en: ['aluminum', 'aluminium', 'alloy', 'light alloy'],
    ru: ['алюминий', 'алюминиевый сплав', 'лёгкий сплав'],
  },
} as const satisfies KnownValues

export const wheelKinds = {
  steel: { pl: ['stalowa'], en: ['steel'], ru: ['штампованный', 'стальной'] },
  alloy: { pl: ['aluminiowa', 'alufelga'], en: ['alloy', 'aluminum'], ru: ['литой', 'легкосплавный'] },
} as const satisfies KnownValues

/** The faces that bolts press on. */
export const boltSeats = {
  cone: { pl: ['stożek 60°', 'stożek'], en: ['60° cone', 'cone'], ru: ['конус 60°', 'конус'] },
  ball: { pl: ['kula R14', 'kula'], en: ['R14 ball', 'ball'], ru: ['сфера R14', 'сфера'] },
  flat: { pl: ['płaskie'], en: ['flat'], ru: ['плоская'] },
} as const satisfies KnownValues

export const spacerSystems = {
  through: {
    pl: ['przelotowy, na dłuższych śrubach', 'przelotowy'],
    en: ['slip-on, with longer bolts', 'slip-on', 'through-bolted'],
    ru: ['проходная, на более длинных болтах', 'проходная'],
  },
  bolt_on: {
    pl: ['przykręcany do piasty', 'skręcany'],
    en: ['bolt-on, bolted to the hub', 'bolt-on'],
    ru: ['прикручивается к ступице', 'накручиваемая'],
  },
} as const satisfies KnownValues

export const boltSupplies = {
  yes: { pl: ['tak'], en: ['yes'], ru: ['да'] },
  no: {
    pl: ['nie, trzeba dokupić', 'nie'],
    en: ['no, to be bought', 'no'],
    ru: ['нет, покупаются отдельно', 'нет'],
  },
} as const satisfies KnownValues

/** The same in every language, as they are molded. */
const molded = (text: string) => ({ pl: [text], en: [text], ru: [text] }) as const

export const snowMarkings = {
  'm+s': molded('M+S'),
  '3pmsf': molded('3PMSF'),
  'm+s 3pmsf': molded('M+S, 3PMSF'),
} as const satisfies KnownValues

const keyOf = (text: string): string =>
  text.normalize().replaceAll(/\s+/g, ' ').trim().toLowerCase().replaceAll('ё', 'е')

/** Codes by every name that they have, made once for each list of values. */
const codesByName = new WeakMap<KnownValues, ReadonlyMap<string, string>>()

function codesOf(values: KnownValues): ReadonlyMap<string, string> {
  const known = codesByName.get(values)
  if (known) return known
  const codes = new Map<string, string>()
  for (const [code, names] of Object.entries(values))
    for (const key of [code, ...Object.values(names).flat().map(keyOf)])
      if (!codes.has(key)) codes.set(key, code)
  codesByName.set(values, codes)
  return codes
}

/** The code of a value that is written as its code or as one of its names in any language; other text as it is. */
export const codeOf = (values: KnownValues, text: string): string => codesOf(values).get(keyOf(text)) ?? text

/** Whether the text is a value that has a name in each language. */
export const isKnownValue = (values: KnownValues, text: string): boolean =>
  Object.hasOwn(values, codeOf(values, text))

/** What a value is called in a language; other text as it is. */
export function nameOf(values: KnownValues, text: string, language: Language): string {
  const code = codeOf(values, text)
  return Object.hasOwn(values, code) ? (values[code]?.[language][0] ?? text) : text
}
