import type { ProductType } from '@bieznik/contract/product'
import type { Messages } from 'next-intl'
import type { FormMode, ProductField } from '@/lib/admin-products/product-form'

type Hints = Partial<Record<ProductField, keyof Messages['product_form']['hints']>>

/** Units, limits and examples: keys of `product_form.hints`. */
export const fieldHints: Record<ProductType, Hints> = {
  Tire: {
    title: 'tire_title',
    width: 'tire_width',
    profile: 'profile',
    diameter: 'diameter',
    icVc: 'ic_vc',
    url: 'url',
    urls: 'urls',
  },
  Wheel: {
    diameter: 'diameter',
    width: 'wheel_width',
    centralBoreDiameter: 'bore',
    boltSpacing: 'bolt_circle',
    url: 'url',
  },
  Spacer: { boltDistance: 'bolt_circle', boltInfo: 'bolts', thickness: 'thickness', url: 'url' },
}

/** The pictures of a tire are asked for when it is made; whoever edits it may take them away, and it is drawn. */
export function isOptional(kind: ProductType, mode: FormMode, name: ProductField): boolean {
  if (name === 'protector') return true
  if (name === 'title') return kind === 'Tire'
  return (name === 'url' || name === 'urls') && (kind !== 'Tire' || mode === 'edit')
}

/** Fields that take the whole width. */
export const wideFields: ReadonlySet<ProductField> = new Set(['title', 'url', 'urls', 'inf'] as const)

/** Fields in which numbers are typed, so that a phone offers digits. */
export const numericFields: ReadonlySet<ProductField> = new Set([
  'width',
  'profile',
  'diameter',
  'centralBoreDiameter',
  'thickness',
  'price',
] as const)

/** Where an error summary leads. A page that was left stays in the document, hidden, so each form has ids of its own: `scope`. */
export function productFieldId(scope: string, name: ProductField): string {
  return `product-${scope}-${name}`
}
