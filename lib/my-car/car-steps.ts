import type { CarField } from './car-form'

/** The groups of numbers by the place where they are read. Any one of the first two is enough. */
export const carSteps = [
  { name: 'tires', fields: ['size', 'loadIndex', 'speedSymbol', 'others', 'name'] },
  { name: 'wheel', fields: ['boltCircle', 'bore', 'wheelWidth', 'wheelEt'] },
  { name: 'papers', fields: ['axleLoad', 'fastening', 'thread', 'boltLength'] },
] as const satisfies readonly { name: string; fields: readonly CarField[] }[]

export type CarStep = (typeof carSteps)[number]['name']

/** The step in which a field is asked for. */
export const stepOf = (field: string): CarStep | undefined =>
  carSteps.find(({ fields }) => fields.some((each) => each === field))?.name

/** Of its part of the form. */
export const stepId = (step: CarStep): string => `car-step-${step}`
