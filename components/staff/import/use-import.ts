'use client'

import {
  MAX_FILE_NAME,
  type ImportColumns,
  type ImportEvent,
  type ImportOptions,
} from '@bieznik/contract/catalogue/product-import'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { problemCodeOf } from '@/lib/http/problem-error'
import { uploadName } from '@/lib/http/upload-name'
import { applyFile, checkFile } from '@/lib/imports/import-events'
import { PAST_IMPORTS } from '@/lib/imports/import-queries'
import { suppliersQuery } from '@/lib/imports/supplier-queries'
import { storeColumns, storedColumns } from '@/lib/imports/stored-columns'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { idle, withEvents, type ImportState } from './import-state'

type Say = (events: readonly ImportEvent[]) => void

/** Passes events on when there is progress to show, so that 100,000 lines are not 100,000 renderings. */
async function follow(events: AsyncIterable<ImportEvent>, say: Say): Promise<void> {
  let waiting: ImportEvent[] = []
  for await (const event of events) {
    waiting.push(event)
    if (event.event === 'line') continue
    say(waiting)
    waiting = []
  }
}

/** Checks a file; columns that were not chosen for it are those of the supplier's last list, or of the last file with such headers. */
async function check(file: File, options: ImportOptions, signal: AbortSignal, say: Say): Promise<void> {
  const events = checkFile(file, options, signal)
  const { value: first } = await events.next()
  const isOpen = !options.columns && options.supplierId === undefined
  const stored = first?.event === 'columns' && isOpen ? storedColumns(first.columns) : null
  if (stored) {
    await events.return(undefined)
    return check(file, { ...options, columns: stored.map(({ field }) => field) }, signal, say)
  }
  if (first) say([first])
  return follow(events, say)
}

/** An import from the choice of its file to its end. */
export function useImport() {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>(idle)
  const running = useRef<AbortController>(null)

  async function run(start: ImportState, work: (say: Say, signal: AbortSignal) => Promise<void>) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState(start)
    const say: Say = (events) => !signal.aborted && setState((now) => withEvents(now, events))
    try {
      await work(say, signal)
    } catch (error) {
      say([{ event: 'failed', code: problemCodeOf(error), reason: null, line: null }])
    }
  }

  return {
    state,
    check: (file: File, options: ImportOptions) =>
      run({ ...idle, phase: 'checking' }, (say, signal) => check(file, options, signal, say)),
    /** Checks again with other columns, which the next file with these headers will have too. */
    remap: (file: File, options: ImportOptions, columns: ImportColumns) => {
      if (options.supplierId === undefined) storeColumns(columns)
      const fields = columns.map(({ field }) => field)
      return run({ ...idle, phase: 'checking', columns, samples: state.samples }, (say, signal) =>
        check(file, { ...options, columns: fields }, signal, say),
      )
    },
    /** Applies what the check has shown. */
    apply: async (file: File, options: ImportOptions) => {
      const { fingerprint, columns: mapped } = state
      if (!fingerprint) return
      const columns = mapped.map(({ field }) => field)
      const fileName = uploadName(file, MAX_FILE_NAME)
      await run({ ...state, phase: 'applying', share: 0 }, (say, signal) =>
        follow(applyFile(file, { ...options, columns, fingerprint, fileName }, signal), say),
      )
      await Promise.all([
        refetchQueries(client, { queryKey: PAST_IMPORTS }),
        refetchQueries(client, suppliersQuery),
      ])
    },
    /** What is being checked or saved is given up; whether it was saved before that, the past imports say. */
    cancel: async () => {
      running.current?.abort()
      setState({ ...idle, phase: 'canceled' })
      await refetchQueries(client, { queryKey: PAST_IMPORTS })
    },
    forget: () => {
      running.current?.abort()
      setState(idle)
    },
  }
}
