import { Ban, Clock } from 'lucide-react'
import { expect, it, onTestFinished } from 'vitest'
import { Badge } from '@/components/ui/badge'
import { renderIn } from '@/tests/render'
import { translatePage } from '@/tests/translate-page'

it('changes its icon and its words on a page that the browser has translated', () => {
  const { container, rerender } = renderIn(<Badge icon={<Clock />}>Złożone</Badge>)
  onTestFinished(translatePage())
  rerender(<Badge icon={<Ban />}>Anulowane</Badge>)
  expect(container).toHaveTextContent(/^Anulowane$/)
})
