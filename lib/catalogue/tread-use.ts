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
