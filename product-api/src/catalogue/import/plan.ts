import type { ManagedProduct, ProductType } from '@bieznik/contract/catalogue/product'
import type { ImportField, ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { refusedGaps } from '@bieznik/contract/catalogue/safety-data'
import type { CurrencyRates } from '../../money/exchange-rates/currency-rates.queries.ts'
import type { PictureHosts } from '../products/picture-hosts.ts'
import { gapMessages, offeredOf } from '../products/require-safety-data.ts'
import { checkLeavingOut, type Left, type Nameable } from './check-leaving-out.ts'
import { withBesides } from './beside-product.ts'
import { checkProduct } from './check-product.ts'
import { titleKey } from './clean-text.ts'
import { contradictedTire, contradictedTitle } from './contradicted-title.ts'
import type { KnownMakers } from './known-makers.ts'
import { newDefaults, titleOf } from './new-defaults.ts'
import { keyOf, type FoundProducts } from './found-products.queries.ts'
import { pricedLine } from './line-amounts.ts'
import { valuesOf } from './product-fields.ts'
import type { Reasons, Values } from './read-cell.ts'
import type { ReadLine } from './read-cells.ts'
import { shown } from './shown.ts'
import { planChange } from './plan-change.ts'
import { lineOf, refuse, refuseFor, withLeftOut, type Planned, type Subject } from './planned-line.ts'

export type PlanOptions = ImportOptions & {
  pictureHosts: PictureHosts
  requiresSafetyData: boolean
  rates: CurrencyRates
}

/** What the shop knows of makers. */
type Makers = {
  /** Manufacturers by which a product may be said to be made. */
  companies: ReadonlySet<string>
  /** Marks on the sidewalls of tires. */
  marks: KnownMakers
}

/** Plans lines one after the other; it remembers what earlier lines of the file were about. */
export class Planner {
  private readonly options: PlanOptions
  private readonly hasOurIds: boolean
  private readonly makers: Makers
  private readonly seen = new Set<string>()

  constructor(options: PlanOptions, { hasOurIds, makers }: { hasOurIds: boolean; makers: Makers }) {
    this.options = options
    this.hasOurIds = hasOurIds
    this.makers = makers
  }

  plan(subjects: Subject[], found: FoundProducts): Planned[] {
    return subjects.map((subject) => this.planLine(subject, found))
  }

  subjectOf(line: ReadLine): Subject {
    const kind = kindIn(line.values) ?? this.options.productType
    const { read, cost } = pricedLine(line, kind, this.options)
    const id = typeof read.values.id === 'number' ? read.values.id : null
    const title = typeof read.values.title === 'string' ? read.values.title : ''
    const code = this.options.supplierId === undefined ? null : codeIn(read)
    const subject = { read, kind, id, title, code, cost }
    return id === null && title === '' ? { ...subject, title: this.madeTitle(subject) } : subject
  }

  /** A product without a title is known by the one that it would be given. */
  private madeTitle(subject: Subject): string {
    if (subject.read.reasons.length > 0) return ''
    // Whether it is new is no part of the title, and a list of prices need not say it.
    const { condition = 'new' } = this.options
    const checked = this.checkNew(subject, { ...this.options, condition })
    return 'product' in checked ? checked.product.written.title : ''
  }

  private checkNew({ kind, read }: Subject, options = this.options): Left {
    const defaults = newDefaults(kind, read.values, { options, marks: this.makers.marks })
    if ('reasons' in defaults) return { ...defaults, leftOut: [] }
    // Before all other rules, which would blame a column for what the title says.
    const said = { ...defaults.values, ...read.values }
    const reasons = kind === 'Tire' ? contradictedTire(titleOf(read), said) : []
    if (reasons.length > 0) return { reasons, leftOut: [] }
    const check = (given: Values) => checkProduct(kind, { ...defaults.values, ...given })
    return checkLeavingOut(read.values, { ...this.nameable(), check })
  }

  private nameable(): Nameable {
    return { pictureHosts: this.options.pictureHosts, companies: this.makers.companies }
  }

  private planNew(subject: Subject): Planned {
    const checked = this.checkNew(subject)
    const noted = withLeftOut(subject, checked.leftOut)
    if ('reasons' in checked) return refuse(noted, checked.reasons)
    const { product } = checked
    const contradicted = contradictedTitle(titleOf(subject.read), product.written)
    if (contradicted.length > 0) return refuse(noted, contradicted)
    const line = lineOf({ ...noted, title: product.written.title }, 'created', null)
    return { outcome: 'created', line: { ...line, changes: valuesOf(product) }, product }
  }

  private planLine(subject: Subject, found: FoundProducts): Planned {
    const { read, kind, id, title } = subject
    if (read.reasons.length > 0) return refuse(subject, read.reasons)
    const known = subject.code === null ? undefined : found.byCode(subject.code)
    if (!known && id === null && title === '' && namesNothing(subject))
      return subject.code === null
        ? refuseFor(subject, 'title', 'required')
        : refuseFor(subject, 'supplierCode', 'code_unknown')
    const named = id === null ? found.byTitle(kind, title) : found.byId(id)
    if (!known && named === 'several') return refuseFor(subject, 'title', 'title_ambiguous')
    const refusal = known ? whyNotKnown(subject, known, named) : id !== null && this.whyNot(subject, named)
    if (refusal) return refuse(subject, [refusal])
    const existing = known ?? (named === 'several' ? undefined : named)
    const planned = existing ? this.change(subject, existing) : this.planNew(subject)
    const beside = { hasCode: known !== undefined, cost: existing ? found.costOf(existing.id) : null }
    const whole = withBesides(subject, existing, beside, this.withSafetyData(subject, planned))
    return this.once(subject, existing, whole)
  }

  /** Why an id does not say which product is meant, with what is to be shown beside it. Null: it does. */
  private whyNot(
    { id, kind, title }: Subject,
    existing: ManagedProduct | 'several' | undefined,
  ): Reason | null {
    if (!existing || existing === 'several') return { field: 'id', reason: 'id_unknown', value: `${id}` }
    if (!this.hasOurIds && title === '') return { field: 'id', reason: 'id_needs_title', value: `${id}` }
    if (!this.hasOurIds && titleKey(title) !== titleKey(existing.title))
      return { field: 'id', reason: 'id_other_title', value: shown(existing.title) }
    return existing.productType === kind
      ? null
      : { field: 'id', reason: 'other_kind', value: shown(existing.title) }
  }

  /** A title by which a product was found, or confirmed, is no new one, however it is spelled. */
  private change(subject: Subject, before: ManagedProduct): Planned {
    const { title, ...rest } = subject.read.values
    const isRenamed = this.hasOurIds && subject.id !== null
    const values = isRenamed && title !== undefined ? { ...rest, title } : rest
    return planChange({ ...subject, read: { ...subject.read, values } }, before, this.nameable())
  }

  private withSafetyData(subject: Subject, planned: Planned): Planned {
    if (!this.options.requiresSafetyData) return planned
    if (planned.outcome !== 'created' && planned.outcome !== 'changed') return planned
    const { written, inArchive } = planned.product
    const before = planned.outcome === 'changed' ? planned.before : null
    const gaps = refusedGaps(before, offeredOf(written, inArchive))
    if (gaps.length === 0) return planned
    return refuse(
      withLeftOut(subject, planned.line.leftOut),
      gaps.map((gap) => ({ field: gap, reason: gapMessages[gap], value: '' })),
    )
  }

  /** Refuses the second line about a product, or that would give its title to another. */
  private once(subject: Subject, existing: ManagedProduct | undefined, planned: Planned): Planned {
    if (planned.outcome === 'refused') return planned
    const title = planned.outcome === 'same' ? undefined : planned.product.written.title
    const isNewTitle = title !== undefined && title !== existing?.title
    const keys = [
      ...(existing ? [`${existing.id}`] : []),
      ...(isNewTitle ? [keyOf(subject.kind, title)] : []),
      ...(subject.code === null ? [] : [`code ${subject.code}`]),
    ]
    if (keys.some((key) => this.seen.has(key)))
      return refuseFor(subject, subject.id === null ? 'title' : 'id', 'duplicate_line')
    for (const key of keys) this.seen.add(key)
    return planned
  }
}

type Reason = Reasons[number]

/** Why a product is not meant, although a supplier's key is known to stand for it. Null: it is. */
function whyNotKnown(
  { kind }: Subject,
  known: ManagedProduct,
  named: ManagedProduct | 'several' | undefined,
): Reason | null {
  const conflict = { field: 'supplierCode' as const, value: shown(known.title) }
  if (known.productType !== kind) return { ...conflict, reason: 'other_kind' }
  const isAnother = named !== undefined && named !== 'several' && named.id !== known.id
  return isAnother ? { ...conflict, reason: 'code_other_product' } : null
}

/** The supplier's own key, as it is kept. */
function codeIn({ values }: ReadLine): string | null {
  return typeof values.supplierCode === 'string' && values.supplierCode !== '' ? values.supplierCode : null
}

const describing: Record<ProductType, readonly ImportField[]> = {
  Tire: ['manufacturer'],
  Wheel: ['width', 'diameter', 'boltSpacing'],
  Spacer: ['boltDistance', 'thickness'],
}

/** Whether a line without a title says nothing that a title could be made of. */
const namesNothing = ({ kind, read }: Subject) =>
  describing[kind].every((field) => read.values[field] === undefined)

function kindIn({ productType }: Values): ProductType | undefined {
  return productType === 'Tire' || productType === 'Wheel' || productType === 'Spacer'
    ? productType
    : undefined
}
