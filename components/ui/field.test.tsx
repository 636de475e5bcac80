import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { renderIn } from '@/tests/render'

describe('Field', () => {
  it('ties the label to its control and requires it', () => {
    renderIn(<Field label="Imię">{(control) => <Input {...control} />}</Field>)
    const input = screen.getByRole('textbox', { name: 'Imię' })
    expect(input).toBeRequired()
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(input).not.toHaveAttribute('aria-describedby')
  })

  it('reads the error out before the hint, and marks the control as invalid', () => {
    renderIn(
      <Field label="Telefon" hint="Z kierunkowym" error="Nieprawidłowy numer">
        {(control) => <Input {...control} />}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Telefon' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Nieprawidłowy numer Z kierunkowym')
  })

  it('describes a valid control by its hint alone', () => {
    renderIn(
      <Field label="Telefon" hint="Z kierunkowym">
        {(control) => <Input {...control} defaultValue="600100200" />}
      </Field>,
    )
    expect(screen.getByRole('textbox')).toBeValid()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Z kierunkowym')
  })

  it.each([
    ['pl', 'NIP (nieobowiązkowe)'],
    ['en', 'NIP (optional)'],
    ['ru', 'NIP (необязательно)'],
  ] as const)('says in %s that a field may be left empty', (locale, name) => {
    renderIn(
      <Field label="NIP" optional>
        {(control) => <Input {...control} />}
      </Field>,
      locale,
    )
    expect(screen.getByRole('textbox', { name })).not.toBeRequired()
  })

  it('takes the id that an error summary leads to, and keeps two fields apart without one', () => {
    renderIn(
      <>
        <Field label="Miasto" id="city">
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Ulica">{(control) => <Input {...control} />}</Field>
        <Field label="Kraj">{(control) => <Input {...control} />}</Field>
      </>,
    )
    expect(screen.getByLabelText('Miasto')).toHaveAttribute('id', 'city')
    expect(screen.getByLabelText('Ulica').id).not.toBe(screen.getByLabelText('Kraj').id)
  })
})
