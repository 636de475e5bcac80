import { unknownPictures, type PictureHosts } from '../products/picture-hosts.ts'
import type { checkProduct } from './check-product.ts'
import { isLeftOut } from './optional-cells.ts'
import type { ImportedProduct } from './product-fields.ts'
import type { Reasons, Values } from './read-cell.ts'
import { shown } from './shown.ts'

/** A product, or why there is none; and the cells without which it was checked. */
export type Left = ({ product: ImportedProduct } | { reasons: Reasons }) & { leftOut: Reasons }

/** What a product may name besides itself. */
export type Nameable = {
  pictureHosts: PictureHosts
  /** Names of the manufacturers in the database. */
  companies: ReadonlySet<string>
}

type Rules = Nameable & { check: (given: Values) => ReturnType<typeof checkProduct> }

/** Checks what cells say, again without those that are wrong and need not be there. */
export function checkLeavingOut(given: Values, { check, ...nameable }: Rules): Left {
  const leftOut: Reasons = []
  let values = given
  for (;;) {
    const checked = check(values)
    const wrong = 'product' in checked ? unknown(checked.product, nameable) : checked.reasons
    const optional = wrong.filter(
      ({ field, reason }) => field !== null && field in values && isLeftOut(field, reason),
    )
    const needed = wrong.filter((each) => !optional.includes(each))
    if ('reasons' in checked && needed.length > 0) return { reasons: needed, leftOut }
    if ('product' in checked && optional.length === 0) return { product: checked.product, leftOut }
    leftOut.push(...optional)
    const names = new Set(optional.map(({ field }) => `${field}`))
    values = Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
  }
}

/** A maker that the shop does not know, and pictures that no page may show. */
function unknown({ written }: ImportedProduct, { pictureHosts, companies }: Nameable): Reasons {
  const { maker } = written.details
  const pictures = unknownPictures(written, pictureHosts)
  const main = pictures.find(({ path }) => path === 'url')
  const more = pictures.find(({ path }) => path !== 'url')
  return [
    ...(maker && !companies.has(maker)
      ? [{ field: 'maker' as const, reason: 'maker_unknown' as const, value: shown(maker) }]
      : []),
    ...(main ? [{ field: 'url' as const, reason: 'url_host' as const, value: shown(main.url) }] : []),
    ...(more ? [{ field: 'urls' as const, reason: 'url_host' as const, value: shown(more.url) }] : []),
  ]
}
