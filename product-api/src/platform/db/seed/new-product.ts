import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import type { TranslationOf } from '@bieznik/contract/translated'

type Translation = TranslationOf<'title'> | TranslationOf<'inf'>
type Optional<Each, Names extends string> = Omit<Each, Names> &
  Partial<Pick<Each, Extract<keyof Each, Names>>>
/** A product that has no id yet, and no translations where none are given. */
export type NewProduct = ManagedProduct extends infer Each
  ? Each extends ManagedProduct
    ? Optional<Omit<Each, 'id'>, Translation>
    : never
  : never
