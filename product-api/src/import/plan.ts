import type { Product, ProductType } from '@bieznik/contract/product'
import {
  importFields,
  type ImportLine,
  type ImportOptions,
  type ImportReason,
} from '@bieznik/contract/product-import'
import type { Queryable } from '../db/client.ts'
import { unknownPictures, type PictureHosts } from '../products/picture-hosts.ts'
import { checkProduct } from './check-product.ts'
import { findProducts, type FoundProducts } from './found-products.queries.ts'
import { cellOf, changesBetween, fieldsOf, type ImportedProduct } from './product-fields.ts'
import { shown, type ReadLine, type Reasons, type Values } from './read-cells.ts'
import { readSize } from './read-size.ts'

/** What a line comes to. */
export type Planned =
  | { outcome: 'same' }
  | { outcome: 'refused'; line: ImportLine }
  | { outcome: 'created'; line: ImportLine; product: ImportedProduct }
  | { outcome: 'changed'; line: ImportLine; product: ImportedProduct; before: Product }

/** A line with what it is about: an id, or a kind and a title. */
type Subject = { read: ReadLine; kind: ProductType; saysKind: boolean; id: number | null; title: string }

export type PlanOptions = ImportOptions & { pictureHosts: PictureHosts }

/** Plans lines one batch after the other; it remembers what earlier lines of the file were about. */
export class Planner {
  private readonly options: PlanOptions
  private readonly seen = new Set<string>()

  constructor(options: PlanOptions) {
    this.options = options
  }

  async plan(db: Queryable, lines: ReadLine[]): Promise<Planned[]> {
    const subjects = lines.map((read) => this.subjectOf(read))
    const found = await findProducts(db, subjects)
    return subjects.map((subject) => this.planLine(subject, found))
  }

  private subjectOf(read: ReadLine): Subject {
    const said = kindIn(read.values)
    const kind = said ?? this.options.productType
    const id = typeof read.values.id === 'number' ? read.values.id : null
    const title = typeof read.values.title === 'string' ? read.values.title : ''
    const subject = { read, kind, saysKind: said !== undefined, id, title }
    return id === null && title === '' ? { ...subject, title: this.madeTitle(subject) } : subject
  }

  /** A tire without a title is known by the one that it would be given. */
  private madeTitle(subject: Subject): string {
    if (subject.kind !== 'Tire' || subject.read.reasons.length > 0) return ''
    const checked = this.checkNew(subject)
    return 'product' in checked ? checked.product.written.title : ''
  }

  private planLine(subject: Subject, found: FoundProducts): Planned {
    const { read, kind, id, title } = subject
    if (read.reasons.length > 0) return refuse(subject, read.reasons)
    const existing = id === null ? found.byTitle(kind, title) : found.byId(id)
    if (existing === 'several') return refuseFor(subject, 'title', 'title_ambiguous')
    if (id !== null && !existing) return refuseFor(subject, 'id', 'id_unknown')
    if (existing && subject.saysKind && existing.productType !== kind)
      return refuseFor(subject, 'productType', 'other_kind')
    if (!this.isFirst(existing ? `${existing.id}` : `${kind} ${title}`))
      return refuseFor(subject, id === null ? 'title' : 'id', 'duplicate_line')
    return this.withKnownPictures(subject, existing ? planChange(subject, existing) : this.planNew(subject))
  }

  private withKnownPictures(subject: Subject, planned: Planned): Planned {
    if (planned.outcome !== 'created' && planned.outcome !== 'changed') return planned
    const [unknown] = unknownPictures(planned.product.written, this.options.pictureHosts)
    if (!unknown) return planned
    const field = unknown.path === 'url' ? 'url' : 'urls'
    return refuse(subject, [{ field, reason: 'url_host', value: shown(unknown.url) }])
  }

  private isFirst(key: string): boolean {
    if (key.endsWith(' ')) return true
    const isFirst = !this.seen.has(key)
    this.seen.add(key)
    return isFirst
  }

  private planNew(subject: Subject): Planned {
    const checked = this.checkNew(subject)
    if ('reasons' in checked) return refuse(subject, checked.reasons)
    const { product } = checked
    const line = lineOf({ ...subject, title: product.written.title }, 'created', null)
    return { outcome: 'created', line, product }
  }

  /** What the file does not say of a tire is taken from its title, and from what staff said of all lines. */
  private checkNew({ kind, title, read }: Subject): ReturnType<typeof checkProduct> {
    if (kind !== 'Tire') return checkProduct(kind, read.values)
    const size = sizeOf(title, read.values)
    if ('reason' in size) return { reasons: [{ field: 'title', reason: size.reason, value: shown(title) }] }
    const { typeOfTire, season } = this.options
    const inf =
      title || `${cellOf(read.values.manufacturer, 'point')} ${cellOf(read.values.protector, 'point')}`
    return checkProduct(kind, { typeOfTire, season, inf, ...size, ...read.values })
  }
}

function kindIn({ productType }: Values): ProductType | undefined {
  return productType === 'Tire' || productType === 'Wheel' || productType === 'Spacer'
    ? productType
    : undefined
}

function sizeOf(title: string, values: Values): Values | { reason: ImportReason } {
  const isGiven = [values.width, values.profile, values.diameter].some((measure) => measure !== undefined)
  if (isGiven || title === '') return {}
  return readSize(title)
}

/** A cell that says what is so already is not checked: what was right once may stay. */
function newValues({ values, written }: ReadLine, current: Values): Values {
  const given = importFields.flatMap((field) => {
    const text = written.get(field)
    const isSame = text === cellOf(current[field], 'comma') || text === cellOf(current[field], 'point')
    return field in values && !isSame && field !== 'id' && field !== 'productType' ? [field] : []
  })
  return Object.fromEntries(given.map((field) => [field, values[field]]))
}

function planChange(subject: Subject, before: Product): Planned {
  const current = fieldsOf(before)
  const given = newValues(subject.read, current)
  if (Object.keys(given).length === 0) return { outcome: 'same' }
  const checked = checkProduct(before.productType, { ...current, ...given })
  if ('reasons' in checked) return refuse({ ...subject, id: before.id }, checked.reasons)
  const changes = changesBetween(before, checked.product)
  if (changes.length === 0) return { outcome: 'same' }
  const line = { ...lineOf({ ...subject, title: before.title }, 'changed', before.id), changes }
  return { outcome: 'changed', line, product: checked.product, before }
}

function lineOf(subject: Subject, outcome: ImportLine['outcome'], productId: number | null): ImportLine {
  const { read, title } = subject
  return { event: 'line', line: read.line, outcome, productId, title: shown(title), changes: [], reasons: [] }
}

function refuse(subject: Subject, reasons: Reasons): Planned {
  return { outcome: 'refused', line: { ...lineOf(subject, 'refused', subject.id), reasons } }
}

function refuseFor(subject: Subject, field: 'id' | 'title' | 'productType', reason: ImportReason): Planned {
  const value = shown(field === 'title' ? subject.title : (subject.read.written.get(field) ?? ''))
  return refuse(subject, [{ field, reason, value }])
}
