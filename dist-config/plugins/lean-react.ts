import type { Plugin } from 'vite';
import { type Unused, without } from './without-unused';

/*
 * What of React no element of ours comes to, by the names of its production code. Each kind of work in React is a number
 * (`fiber.tag`), a flag, and a variable that says whether such work is going on; where these are known to be unused, the
 * minifier leaves out the rest. What is imported all the same ends the build, so that it can be taken off this list.
 */

/** Boundaries whose content is hydrated, lists of boundaries, activities, and transitions between views. */
const BOUNDARIES = [18, 19, 31, 30];
/** `<title>`, `<link>` and the like that move to the head of the page, and the page's own `<html>`, `<head>`, `<body>`. */
const OF_PAGES = [26, 27];
/** Portals, consumers of contexts, profilers, lazy components, scopes, hidden trees of old, caches, tracing markers. */
const RARE = [4, 9, 12, 16, 21, 23, 24, 25];
/** Some child is a transition between views. */
const HAS_VIEW_TRANSITION = 33_554_432;

const HOOKS = [
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useEffectEvent',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
];

const UNUSED: Record<string, Unused> = {
  'react-dom-client': {
    variables: {
      // The server draws nothing that React would take over.
      isHydrating: false,
      hydrationParentFiber: null,
      nextHydratableInstance: null,
      hydrationErrors: null,
      // Nothing is shown as a transition between views.
      shouldStartViewTransition: false,
      viewTransitionMutationContext: false,
      pendingViewTransition: null,
      pendingViewTransitionEvents: null,
      pendingTransitionTypes: null,
      // No browser that runs modules of this year lacks events of input and composition.
      documentMode: null,
      skipSelectionChangeEvent: false,
      isInputEventSupported: true,
      canUseCompositionEvent: true,
      useFallbackCompositionData: false,
    },
    members: { isDehydrated: false, dehydrated: null },
    tags: [...BOUNDARIES, ...OF_PAGES, ...RARE],
    flags: { subtreeFlags: HAS_VIEW_TRANSITION },
    functions: {
      isHostHoistableType: 'return false;',
      // Whatever is hydrated would be done first, and the event then repeated.
      dispatchEvent: `if (_enabled) {
        findInstanceBlockingEvent(nativeEvent);
        dispatchEventForPluginEventSystem(
          domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer
        );
      }`,
      retryIfBlockedOn: '',
      // Names of components around an error and in its words, which nobody reads here.
      getStackByFiberInDevAndProd: 'return "";',
      getComponentNameFromType: 'return null;',
      // Nobody hears onSelect, onBeforeInput, gives a form a function as its action, or a fragment a ref.
      FragmentInstance: '',
      traverseVisibleInstancesAndTextInstances: 'return false;',
      commitNewChildToFragmentInstances: '',
      commitFragmentInstanceInsertionEffects: '',
      commitFragmentInstanceDeletionEffects: '',
      isFragmentInstanceParent: 'return false;',
      isCustomElement: 'return false;',
      setPropOnCustomElement: '',
      constructSelectEvent: '',
      getNativeBeforeInputChars: 'return null;',
      getFallbackBeforeInputChars: 'return null;',
      // Nothing that is drawn waits for pictures or style sheets, no transition is shown in the browser's own bar.
      accumulateSuspenseyCommitOnFiber: '',
      preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
      waitForCommitToBeReady: 'return null;',
      defaultOnDefaultTransitionIndicator: '',
      // Events of animations have had their names without prefixes for ten years.
      getVendorPrefixedEventName: 'return eventName;',
      extractEvents$1: '',
    },
    // Handles of fragments, which only a ref of a fragment gets; what only hydration and old libraries ask for.
    assigned: [
      ...['FragmentInstance.prototype', 'ReactDOMHydrationRoot.prototype', 'ReactDOMSharedInternals.findDOMNode'],
      'ViewTransitionPseudoElement.prototype',
    ],
    // Besides hooks what react-dom calls for `preload` and the like.
    entries: [...HOOKS, 'D', 'C', 'L', 'm', 'X', 'S', 'M'],
    exports: ['hydrateRoot'],
  },
  'react-dom': {
    exports: [
      ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
      ...['requestFormReset', 'useFormState', 'useFormStatus'],
    ],
  },
  react: {
    exports: [
      ...['Activity', 'ViewTransition', 'addTransitionType', '__COMPILER_RUNTIME', 'unstable_useCacheRefresh'],
      ...['useActionState', 'useDeferredValue', 'useEffectEvent', 'useImperativeHandle', 'useOptimistic'],
      'useTransition',
    ],
  },
};

/** What is left of each file: finding out takes seconds, and several outputs are built one after the other. */
const lean = new Map<string, string>();

const FILE = /node_modules\/react(?:-dom)?\/cjs\/([\w-]+)\.production\.js$/;

/**
 * Leaves out of React what nothing here uses, a quarter of it.
 *
 * @throws {Error} when React is written in another way
 */
export function leanReact(): Plugin {
  return {
    name: 'portal-lean-react',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler: (code, id) => {
        const unused = UNUSED[FILE.exec(id)?.[1] ?? ''];
        if (!unused) return undefined;
        const left = lean.get(code) ?? without(code, unused);
        lean.set(code, left);
        return { code: left, map: null };
      },
    },
  };
}
