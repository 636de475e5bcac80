'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { manufacturersQuery } from '@/lib/products/manufacturer-queries'

/** The name of a manufacturer, with the known ones as suggestions from the moment on that it is typed into. */
export function MakerInput(control: ComponentProps<'input'>) {
  const listId = useId()
  const [isUsed, setIsUsed] = useState(false)
  const { data = [] } = useQuery({ ...manufacturersQuery, enabled: isUsed })
  return (
    <>
      <Input {...control} list={listId} autoComplete="off" onFocus={() => setIsUsed(true)} />
      <datalist id={listId}>
        {data.map(({ id, name }) => (
          <option key={id} value={name} aria-label={name} />
        ))}
      </datalist>
    </>
  )
}
