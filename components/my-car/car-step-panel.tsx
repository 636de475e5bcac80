import type { ReactNode } from 'react'
import { stepId, type CarStep } from '@/lib/my-car/car-steps'

interface CarStepPanelProps {
  name: CarStep
  title: string
  isOpen: boolean
  drawing: ReactNode
  children: ReactNode
}

/** One step: where its numbers are read, and their fields. Those of the others stay in the form. */
export function CarStepPanel({ name, title, isOpen, drawing, children }: CarStepPanelProps) {
  return (
    <fieldset id={stepId(name)} tabIndex={-1} hidden={!isOpen} className="min-w-0">
      <legend className="mb-3 text-lg font-semibold">{title}</legend>
      <div aria-hidden className="mb-4 max-w-md border border-line bg-sheet p-3">
        {drawing}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
