import type { TireRanges } from '@/components/catalogue/tire-other-fields'

/** The only season of the catalogue is chosen with any other choice. */
export const seasonOf = (seasons: TireRanges['seasons'], chosen: string | undefined): string | undefined =>
  seasons.length === 1 ? seasons[0]?.value : chosen
