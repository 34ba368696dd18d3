import { anyOf, pieceFor, reactEdit } from "./reactPieces";
import type { EditRepair } from "./repair";

/** Events whose handler is called like them. */
const alike =
  "abort auxClick cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel";
const animations = "AnimationEnd AnimationIteration AnimationStart TransitionEnd";
const handlerOf = (event: string) => event.charAt(0).toUpperCase() + event.slice(1);

/** React hears only what has a handler (docs/decisions/0127). @param used names of handlers */
export function eventEdits(used: ReadonlySet<string>): readonly EditRepair[] {
  const piece = pieceFor(used);
  // A click is heard in any case: it may change a controlled field.
  const heard = alike
    .split(" ")
    .filter(event => event === "click" || anyOf(used, handlerOf(event)));
  return [
    {
      name: "events-in-use",
      reason:
        "React listens to 80 events of the browser, each in two phases, and works through each that comes; handlersInUse knows which have a handler.",
      upstream: "react-dom",
      stage: "scripts",
      edits: [
        reactEdit(`="${alike}".split`, `="${heard.join(" ")}".split`),
        piece(
          animations,
          'ff($e,"onAnimationEnd");ff(af,"onAnimationIteration");ff(bf,"onAnimationStart");',
        ),
        piece("DoubleClick", 'ff("dblclick","onDoubleClick");'),
        piece("Focus", 'ff("focusin","onFocus");'),
        piece("Blur", 'ff("focusout","onBlur");'),
        piece(animations, 'ff(cf,"onTransitionEnd");'),
        piece("MouseEnter", 'ha("onMouseEnter",["mouseout","mouseover"]);'),
        piece("MouseLeave", 'ha("onMouseLeave",["mouseout","mouseover"]);'),
        piece("PointerEnter", 'ha("onPointerEnter",["pointerout","pointerover"]);'),
        piece("PointerLeave", 'ha("onPointerLeave",["pointerout","pointerover"]);'),
        // Listeners on the elements themselves, such as of toggle on details and of invalid on each field.
        reactEdit(/(?<=function D\(a,b\)\{)(?=var c=b\[of\])/, "if(!da.has(a))return;"),
        // Which of them a browser lets a page hear passively.
        piece(
          "TouchStart TouchMove Wheel",
          /if\(ia\)try\{var Mb=\{\};[\s\S]*?Lb=!1\}(?=function Nb)/,
        ),
        piece(
          "TouchStart TouchMove Wheel",
          /e=void 0;!Lb\|\|"touchstart"[^}]*\{capture:!0,passive:e\}[^}]*\{passive:e\}\):a\.addEventListener\(b,c,!1\)(?=\})/,
          "a.addEventListener(b,c,d)",
        ),
      ],
      test: "tests/browser/events.spec.ts",
      saves: 390,
      absent: /\bauxClick\b/,
    },
    {
      name: "kinds-of-events-in-use",
      reason: "React's own events of each kind, with the names of keys of browsers of long ago.",
      upstream: "react-dom",
      stage: "scripts",
      edits: [
        piece(
          "KeyPress KeyDown KeyUp",
          'case "keypress":if(0===od(c))break a;case "keydown":case "keyup":k=Rd;break;',
        ),
        piece(
          "Drag DragEnd DragEnter DragExit DragLeave DragOver DragStart Drop",
          /case "drag":(?:case "\w+":)+k=\s*Dd;break;/,
        ),
        piece(
          "TouchCancel TouchEnd TouchMove TouchStart",
          /case "touchcancel":(?:case "\w+":)+k=Vd;break;/,
        ),
        piece(animations, "case $e:case af:case bf:k=Hd;break;case cf:k=Xd;break;"),
        piece("Scroll", 'case "scroll":k=vd;break;'),
        piece("Wheel", 'case "wheel":k=Zd;break;'),
        piece("Copy Cut Paste", 'case "copy":case "cut":case "paste":k=Jd;break;'),
        piece(
          "GotPointerCapture LostPointerCapture PointerCancel PointerDown PointerMove PointerOut PointerOver PointerUp",
          /case "gotpointercapture":(?:case "\w+":)+k=Td(?=\})/,
        ),
        piece(
          "PointerEnter PointerLeave",
          'if("pointerout"===a||"pointerover"===a)t=Td,F="onPointerLeave",x="onPointerEnter",w="pointer";',
        ),
        piece(
          "MouseEnter MouseLeave PointerEnter PointerLeave",
          /a:\{h="mouseover"===a\|\|[\s\S]*?(?=a:\{h=d\?ue\(d\):window)/,
        ),
        piece(animations, /function Ve\(a,b\)\{[\s\S]*?cf=Ze\("transitionend"\),(?=df=)/, "var "),
        // A minifier cannot tell that the rest of what is unused may go.
        reactEdit(/(?<==)rd\(/, "/*#__PURE__*/rd(", 13),
        reactEdit(/\b(?<=[a-zA-Z]d=)A\(\{\},/, "/*#__PURE__*/A({},", 12),
      ],
      test: "tests/built/repairs.test.ts",
      saves: 1700,
      absent: /MozPrintableKey/,
    },
  ];
}
