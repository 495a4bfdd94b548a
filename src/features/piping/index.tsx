import { useLocalStorage } from '@mantine/hooks'
import { memo, useCallback, useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import type { BoardTheme } from '../../drawing/paint/palette'
import { pickedPlaces } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import type { Area } from '../../platform/areas'
import { projectState } from '../../state/piping/project'
import { workplace } from '../../state/page/workplace'
import { DrawingOverlay } from '../../ui/feedback/drawing-overlay'
import { StepLayout } from '../../ui/frame/step-layout'
import { useStages } from '../../ui/hooks/use-stages'
import { openFirstDefaultLength } from './in-place/open-pipe'
import { DiagramTable } from './diagram-table/diagram-table'
import { placingState } from './commands/drop/placing-state'
import { FindBar } from '../../workbench/find/find-bar'
import { useFindingKeys } from '../../workbench/findings/use-finding-keys'
import { local, setPicked } from '../../workbench/open-system/local'
import { OpenBoard } from './screen/open-board'
import { ShownSystem, WithBeside, WithOpen } from '../../workbench/open-system/open-context'
import { PipingDialogs } from './screen/piping-dialogs'
import { PipingTools } from './screen/piping-tools'
import classes from '../../workbench/frame/panels.module.css'
import { RightColumn } from './screen/right-column'
import { rightTabs } from '../../workbench/frame/right-tabs'
import { SideColumn } from './screen/side-column'
import { SideTable } from './side-table/side-table'
import { NoSystem, StartDiagram } from './screen/start-diagram'
import { StatusStrip } from '../../workbench/frame/status-strip'
import { useOpenSystem } from '../../workbench/open-system/use-open-system'
import type { OpenSystem } from '../../workbench/open-system/use-open-system'
import { useLatest } from '../../ui/hooks/use-latest'

/** Stages in which a newly opened screen is rendered: the frame, tools and list of systems, the board, the inspector, then the rest. */
const STAGE = { tools: 1, board: 2, inspector: 3, rest: 4 }

/**
 * Renders the piping step: systems, drawing board or table, inspector with findings, and the strip of figures. Outside of the steps, on the page
 * of a view link, no parts are offered.
 */
export function PipingScreen({ area }: { area: Area }) {
  const open = useOpenSystem()
  if (!open) return <NoSystem />
  return <OpenScreen open={open} isStep={area.isStep === true} />
}

function OpenScreen({ open, isStep }: { open: OpenSystem; isStep: boolean }) {
  const openRef = useLatest(open)
  return (
    <ShownSystem open={open}>
      <PipingStep openRef={openRef} systemId={open.system.id} hasDiagram={open.drawing.nodeCount > 0} isStep={isStep} />
    </ShownSystem>
  )
}

interface PipingStepProps {
  /** For components that read the system only in handlers, so that edits do not render these. */
  openRef: RefObject<OpenSystem>
  systemId: string
  hasDiagram: boolean
  /** Whether it is a design step, which offers parts to place. */
  isStep: boolean
}

const PipingStep = memo(function PipingStep({ openRef, systemId, hasDiagram, isStep }: PipingStepProps) {
  const { t } = useTranslation('piping')
  const board = useRef<BoardHandle>(null)
  const { readOnly } = useSnapshot(projectState)
  const { view } = useSnapshot(local)
  const { request } = useSnapshot(rightTabs)
  const { taken } = useSnapshot(placingState)
  const [theme, setTheme] = useLocalStorage<BoardTheme>({
    key: 'branchline.boardTheme',
    defaultValue: 'dark',
    getInitialValueInEffect: false,
  })
  const leave = useCallback((): void => board.current?.focus(), [])
  const enterLengths = useCallback((): void => openFirstDefaultLength(openRef.current, board.current), [openRef])
  const stage = useStages(STAGE.rest)
  const hasRest = stage >= STAGE.rest

  useEffect(() => {
    workplace.systemId = systemId
  }, [systemId])

  const goTo = useCallback(
    (picked: Picked): void => {
      setPicked(picked)
      const [place] = pickedPlaces(openRef.current.drawing, picked)
      if (place) board.current?.goTo(place)
    },
    [openRef],
  )
  useFindingKeys(openRef, goTo)

  return (
    <StepLayout
      side={
        stage < STAGE.tools ? (
          <></>
        ) : (
          <WithBeside>
            {(open) => (
              <SideColumn
                open={open}
                board={board}
                isReadOnly={readOnly}
                hasBoard={isStep && view === 'board' && hasDiagram}
                hasParts={hasRest}
              />
            )}
          </WithBeside>
        )
      }
      sideLabel={t('systems.label')}
      sideDone={taken}
      tools={
        stage < STAGE.tools ? (
          <></>
        ) : (
          <PipingTools open={openRef} hasDiagram={hasDiagram} board={board} theme={theme} onTheme={setTheme} isReadOnly={readOnly} />
        )
      }
      inspector={
        stage >= STAGE.inspector ? <WithBeside>{(open) => <RightColumn open={open} onGoTo={goTo} onLeave={leave} />}</WithBeside> : <></>
      }
      inspectorRequest={request}
      inspectorLabel={t('inspector.label')}
      strip={
        hasRest ? (
          <WithBeside>
            {(open) => <StatusStrip open={open} board={board} onLengths={readOnly || view === 'table' ? undefined : enterLengths} />}
          </WithBeside>
        ) : (
          <></>
        )
      }
    >
      <h1 className={classes.spoken}>{t('screen')}</h1>
      <div className={classes.work}>
        <div className={classes.stage}>
          {stage < STAGE.board ? null : (
            <WithOpen>
              {(open) =>
                !hasDiagram ? (
                  <StartDiagram open={open} isReadOnly={readOnly} />
                ) : view === 'table' ? (
                  <DiagramTable open={open} board={board} />
                ) : (
                  <OpenBoard open={open} board={board} theme={theme} />
                )
              }
            </WithOpen>
          )}
          <DrawingOverlay />
          {hasRest ? <WithBeside>{(open) => <FindBar open={open} board={board} />}</WithBeside> : null}
        </div>
        {hasRest ? <WithBeside>{(open) => <PipingDialogs open={open} />}</WithBeside> : null}
        {view === 'board' && hasRest ? <WithBeside>{(open) => <SideTable open={open} onLeave={leave} />}</WithBeside> : null}
      </div>
    </StepLayout>
  )
})
