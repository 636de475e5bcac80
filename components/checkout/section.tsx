import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface SectionProps {
  /** 1 to 4 */
  step: number
  title: string
  children: ReactNode
}

/** One of the four steps of the order. */
export function Section({ step, title, children }: SectionProps) {
  const headingId = `checkout-step-${step}`
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="flex items-baseline gap-3 text-lg font-semibold">
        <span className="figures text-quiet" aria-hidden>
          {step}
        </span>
        {title}
      </h2>
      {children}
    </Card>
  )
}
