import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from '@/components/ui/error-summary'
import { renderIn } from '@/tests/render'

const ofServer = { fieldId: null, message: 'Serwer nie odpowiada' }
const errors = [{ fieldId: 'name', message: 'Wpisz imię' }, ofServer]

describe('ErrorSummary', () => {
  it('is not there without errors', () => {
    const { container } = renderIn(<ErrorSummary errors={[]} submitCount={1} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('takes the focus each time the form is sent with errors, and not before', () => {
    const { rerender } = renderIn(<ErrorSummary errors={errors} submitCount={0} />)
    expect(screen.getByRole('alert')).not.toHaveFocus()
    rerender(<ErrorSummary errors={errors} submitCount={1} />)
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  it('leads to the field, and shows an error without field as text', async () => {
    const { user } = renderIn(
      <>
        <ErrorSummary errors={errors} submitCount={1} />
        <input id="name" aria-label="Imię" />
      </>,
    )
    await user.click(screen.getByRole('link', { name: 'Wpisz imię' }))
    expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveFocus()
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByText('Serwer nie odpowiada')).toBeVisible()
  })

  it.each([
    ['pl', 'Popraw 2 błędy'],
    ['en', 'Correct 2 errors'],
    ['ru', 'Исправьте 2 ошибки'],
  ] as const)('counts the fields in %s, also when one sentence is of two', (locale, text) => {
    const ofTwo = { fieldId: 'name', message: 'Wpisz imię i nazwisko', fields: 2 }
    renderIn(<ErrorSummary errors={[ofTwo, ofServer]} submitCount={0} />, locale)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('counts what the server says when no field is wrong', () => {
    renderIn(<ErrorSummary errors={[ofServer]} submitCount={0} />)
    expect(screen.getByText('Popraw jeden błąd')).toBeVisible()
  })
})
