import type { ManagedProduct } from '@bieznik/contract/catalogue/product'

type Translation = 'titleEn' | 'titleRu' | 'infEn' | 'infRu'
type Optional<Each, Names extends string> = Omit<Each, Names> &
  Partial<Pick<Each, Extract<keyof Each, Names>>>
/** A product that has no id yet, and no translations where none are given. */
export type NewProduct = ManagedProduct extends infer Each
  ? Each extends ManagedProduct
    ? Optional<Omit<Each, 'id'>, Translation>
    : never
  : never
