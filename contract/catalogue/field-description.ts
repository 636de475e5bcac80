import type { z } from 'zod'
import type { KnownValues } from './goods-words.ts'
import type { OtherLanguage } from '../language.ts'

export interface FieldDescription {
  /** What the product API returns. */
  wire: z.ZodType
  /** What staff may write. */
  input: z.ZodType
  /** How it is typed in a form and read from a cell. */
  control: 'text' | 'lines' | 'number' | 'boltCircle' | 'choice' | 'yesNo' | 'maker' | 'picture' | 'pictures'
  /** Message key of its name on the page of the product. Left out: it does not stand there by itself. */
  label?: string
  /** Message key of a number with its unit on that page. */
  unit?: 'wheel.inches' | 'wheel.mm' | 'spacer.mm' | 'wheel.kg' | 'tire.decibels'
  /** Whether it is text in some language: a name of one of `values`, or words of staff. */
  isContent?: true
  /** Values that have a code, by which they are kept, and a name in each language; any other text is possible. */
  values?: KnownValues
  /** The text of another field in this language; only staff see it as a field of its own. */
  translation?: { of: 'title' | 'inf'; language: OtherLanguage }
  /** Only staff see it: it is in no response to anyone else. */
  isForStaff?: true
  /** Only the page of the product shows it: lists, of which each product is a card, leave it out. */
  isOnPageOnly?: true
  /** Key of `product_form.hints`. */
  hint?: string
  /** Whether it takes the whole width of the form. */
  isWide?: true
  isOptional?: true
  /** Property of https://schema.org/Product; `additionalProperty`: it has none for this, so the field's name says what it is. */
  property?: 'color' | 'material' | 'additionalProperty'
  /** What the preview of a new product has until something is typed. */
  start: unknown
}

export type Fields = Record<string, FieldDescription>

type PartOf<Described extends Fields, Part extends 'wire' | 'input'> = {
  -readonly [Name in keyof Described]: Described[Name][Part]
}

/** What is not shown to everyone by itself. */
type Hidden = { translation: object } | { isForStaff: true }
type ShownPartOf<Described extends Fields> = {
  -readonly [
    Name in keyof Described as Described[Name] extends Hidden ? never : Name
  ]: Described[Name]['wire']
}

/** The shape of what the product API returns to everyone: in one language. */
export function wireShape<const Described extends Fields>(fields: Described): ShownPartOf<Described>
export function wireShape(fields: Fields): Record<string, z.ZodType> {
  const shown = Object.entries(fields).filter(
    ([, { translation, isForStaff }]) => !translation && !isForStaff,
  )
  return Object.fromEntries(shown.map(([name, { wire }]) => [name, wire]))
}

/** The names of what lists leave out, as zod's `omit` takes them. */
export function pageOnly<const Described extends Fields>(
  fields: Described,
): { [Name in keyof Described as Described[Name] extends { isOnPageOnly: true } ? Name : never]: true }
export function pageOnly(fields: Fields): Record<string, true> {
  const left = Object.entries(fields).filter(([, { isOnPageOnly }]) => isOnPageOnly)
  return Object.fromEntries(left.map(([name]) => [name, true]))
}

/** Columns that are called as the fields of a kind, without those that lists leave out. */
export function listedOf<const Described extends Fields, Columns extends object>(
  fields: Described,
  columns: Columns,
): {
  [
    Name in keyof Columns as Name extends keyof Described
      ? Described[Name] extends Hidden | { isOnPageOnly: true }
        ? never
        : Name
      : Name
  ]: Columns[Name]
}
export function listedOf(fields: Fields, columns: object): object {
  const isListed = ({ translation, isForStaff, isOnPageOnly }: FieldDescription) =>
    !translation && !isForStaff && !isOnPageOnly
  return Object.fromEntries(
    Object.entries(columns).filter(([name]) => fields[name] === undefined || isListed(fields[name])),
  )
}

/** The schema of the response for staff: as it is stored, with all translations. */
export function managedShape<const Described extends Fields>(fields: Described): PartOf<Described, 'wire'>
export function managedShape(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, wire]))
}

/** The shape of what staff may write. */
export function inputShape<const Described extends Fields>(fields: Described): PartOf<Described, 'input'>
export function inputShape(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input]))
}
