import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Button } from '@/components/ui/button'
import { renderIn } from '@/tests/render'
import { translatePage } from '@/tests/translate-page'

function Save() {
  const [isSaving, setSaving] = useState(false)
  return (
    <Button aria-label="Zapis" busy={isSaving} onClick={() => setSaving(true)}>
      {isSaving ? 'Zapisuję' : 'Zapisz'}
    </Button>
  )
}

describe('Button', () => {
  it('turns its wheel and changes its words on a page that the browser has translated', async () => {
    const { user } = renderIn(<Save />)
    onTestFinished(translatePage())
    const button = screen.getByRole('button', { name: 'Zapis' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button.querySelector('svg')).toBeInTheDocument()
    expect(button).toHaveTextContent(/^Zapisuję$/)
  })
})
