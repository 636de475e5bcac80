'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'

/** The address of a link that a click would take this tab to, away from this page; null for any other click. */
function wayOut(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const { pathname, origin } = window.location
  return link.origin === origin && link.pathname === pathname && link.hash !== '' ? null : link.href
}

/** While something is not saved, links and the closing of the tab ask before it is lost. */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useTranslations('admin_news')
  const [target, setTarget] = useState<string | null>(null)
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const ask = (event: MouseEvent) => {
      const address = wayOut(event)
      if (address === null) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(address)
    }
    window.addEventListener('beforeunload', warn)
    // Before the links themselves, which go where they lead without loading a page.
    document.addEventListener('click', ask, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', ask, { capture: true })
    }
  }, [isUnsaved])

  function leave(): void {
    isLeaving.current = true
    if (target !== null) window.location.assign(target)
  }

  return (
    <Dialog open={target !== null} onOpenChange={(isOpen) => !isOpen && setTarget(null)}>
      <DialogContent
        title={t('leave_title')}
        description={t('leave_text')}
        footer={
          <>
            <Button variant="secondary" onClick={leave}>
              {t('leave')}
            </Button>
            <Button onClick={() => setTarget(null)}>{t('stay')}</Button>
          </>
        }
      />
    </Dialog>
  )
}
