const uses = {
  Trasa: 'road',
  Śnieżka: 'snow',
  Bruk: 'city',
  'Przełęcz HT': 'highway',
  'Szuter AT': 'all_terrain',
  'Moczar MT': 'mud',
  'Wykrot XT': 'extreme',
  Kurier: 'van',
  Ładunek: 'load',
} as const

/** What one of our treads is made for, as a key of `tire.treads`; null: it is none of ours. */
export function treadUse(tread: string): (typeof uses)[keyof typeof uses] | null {
  return new Map<string, (typeof uses)[keyof typeof uses]>(Object.entries(uses)).get(tread) ?? null
}

/** What people look for a tire for, with the treads that are made for it. */
export const treadsFor = {
  city: ['Bruk'],
  road: ['Trasa', 'Przełęcz HT'],
  snow: ['Śnieżka'],
  terrain: ['Szuter AT', 'Moczar MT', 'Wykrot XT'],
  van: ['Kurier', 'Ładunek'],
} as const satisfies Record<string, readonly (keyof typeof uses)[]>
export type TireUse = keyof typeof treadsFor

export const tireUses = ['city', 'road', 'snow', 'terrain', 'van'] as const satisfies readonly TireUse[]
