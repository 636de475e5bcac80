import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** The browser's own select, which phones open as their own wheel or sheet; options are its children. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={clsx('select', className)}>
      <select {...props} />
    </span>
  )
}

interface OptionsProps<Value extends string | number> {
  of: readonly Value[]
  nameOf: (value: Value) => string
}

/** An option for each value, under its name. */
export function Options<Value extends string | number>({ of, nameOf }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ))
}
