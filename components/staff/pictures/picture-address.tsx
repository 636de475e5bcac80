import { pictureUrlSchema } from '@bieznik/contract/catalogue/field-rules'
import { useTranslations } from 'next-intl'
import { useState, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Pictures that are somewhere already, by their addresses. One that cannot be used stays where it was typed. */
export function PictureAddress({ onAdd }: { onAdd: (url: string) => void }) {
  const t = useTranslations('pictures')
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  function add() {
    const urls = typed.split(/\s+/).filter((url) => url !== '')
    const wrong = urls.filter((url) => !pictureUrlSchema.safeParse(url).success)
    for (const url of urls) if (!wrong.includes(url)) onAdd(url)
    setTyped(wrong.join(' '))
    setIsWrong(wrong.length > 0)
  }

  /** A field of one line would join the lines of a list to one address. */
  function pasteLines(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text').trim()
    if (!lines.includes('\n')) return
    event.preventDefault()
    setTyped((before) => `${before} ${lines.replaceAll(/\s+/g, ' ')}`.trim())
  }

  /** The field stands within a form, which is not finished yet. */
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <Field label={t('address')} optional error={isWrong && t('errors.url_invalid')}>
      <AddressInput
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={addOnEnter}
        onPaste={pasteLines}
        onBlur={add}
        onAdd={add}
      />
    </Field>
  )
}

function AddressInput({ onAdd, ...input }: ComponentProps<'input'> & { onAdd: () => void }) {
  const t = useTranslations('pictures')
  return (
    <div className="flex gap-2">
      <Input {...input} inputMode="url" autoComplete="off" spellCheck={false} placeholder="https://" />
      <Button variant="secondary" className="shrink-0" onClick={onAdd}>
        {t('add')}
      </Button>
    </div>
  )
}
