import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { renderIn } from '@/tests/render'

describe('Field', () => {
  it('ties the label to its control and requires it', () => {
    renderIn(
      <Field label="Imię">
        <Input />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Imię' })
    expect(input).toBeRequired()
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(input).not.toHaveAttribute('aria-describedby')
  })

  it('lets a control say for itself what it is', () => {
    renderIn(
      <Field label="Szukaj" name="text">
        <Input type="search" required={false} />
      </Field>,
    )
    expect(screen.getByRole('searchbox', { name: 'Szukaj' })).not.toBeRequired()
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'text')
  })

  it('reads the error out before the hint, and marks the control as invalid', () => {
    renderIn(
      <Field label="Telefon" hint="Z kierunkowym" error="Nieprawidłowy numer">
        <Input />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Telefon' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Nieprawidłowy numer Z kierunkowym')
  })

  it('describes a valid control by its hint alone', () => {
    renderIn(
      <Field label="Telefon" hint="Z kierunkowym">
        <Input defaultValue="600100200" />
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
        <Input />
      </Field>,
      locale,
    )
    expect(screen.getByRole('textbox', { name })).not.toBeRequired()
  })

  it('takes the id that an error summary leads to, and keeps two fields apart without one', () => {
    renderIn(
      <>
        <Field label="Miasto" id="city">
          <Input />
        </Field>
        <Field label="Ulica">
          <Input />
        </Field>
        <Field label="Kraj">
          <Input />
        </Field>
      </>,
    )
    expect(screen.getByLabelText('Miasto')).toHaveAttribute('id', 'city')
    expect(screen.getByLabelText('Ulica').id).not.toBe(screen.getByLabelText('Kraj').id)
  })
})
