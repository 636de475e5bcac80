import { useState } from 'react'

/** Waits for the answer to a question about something; while it is asked, `asked` is there to be shown. */
export function useAnswer<About>() {
  const [asked, setAsked] = useState<{ about: About; answer: (isYes: boolean) => void } | null>(null)
  async function isConfirmed(about: About): Promise<boolean> {
    const { promise, resolve: answer } = Promise.withResolvers<boolean>()
    setAsked({ about, answer })
    const isYes = await promise
    setAsked(null)
    return isYes
  }
  return { asked, isConfirmed }
}
