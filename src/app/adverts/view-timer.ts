const SECOND_MS = 1000;

/** A timer of viewing time. */
export type ViewTimer = {
  /** Sets whether the element is in view. */
  setInView(isInView: boolean): void;
  end(): void;
};

/** Calls back once an element has been in view for a second, on a visible page. */
export function viewTimer(onViewed: () => void): ViewTimer {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = isInView && !document.hidden ? setTimeout(finish, SECOND_MS) : undefined;
  };
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', restart);
  };
  function finish() {
    end();
    onViewed();
  }
  document.addEventListener('visibilitychange', restart);
  return {
    setInView: (isNowInView) => {
      isInView = isNowInView;
      restart();
    },
    end,
  };
}
