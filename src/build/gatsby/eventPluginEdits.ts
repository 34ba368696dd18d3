import { pieceFor, reactEdit } from "./reactPieces";
import type { EditRepair } from "./repair";

/** Parts of React that make up events of their own, left out when nobody hears those. @param used names of handlers */
export function eventPluginEdits(used: ReadonlySet<string>): readonly EditRepair[] {
  const piece = pieceFor(used);
  const composing = "BeforeInput CompositionEnd CompositionStart CompositionUpdate";
  return [
    {
      name: "no-before-input",
      reason:
        "What React makes of keys and compositions where a browser has no beforeinput: for handlers that nobody has.",
      upstream: "react-dom",
      stage: "scripts",
      edits: [
        piece(
          composing,
          /fa\("onBeforeInput",[\s\S]*?fa\("onCompositionUpdate",[^)]*\)\);(?=var lf)/,
        ),
        piece(composing, /,\$d=\[9,13,27,32\],ae=[\s\S]*?(?=\nvar le=\{)/, ";"),
        piece(composing, /var \$a;if\(ae\)b:\{[\s\S]*?(?=\}se\(g,b\)\}\)\}function tf)/),
      ],
      test: "tests/built/repairs.test.ts",
      saves: 760,
      absent: /onBeforeInput/,
    },
    {
      name: "no-select-event",
      reason:
        "What React makes of selectionchange, keys and the mouse for onSelect, which nobody has.",
      upstream: "react-dom",
      stage: "scripts",
      edits: [
        piece("Select", /fa\("onSelect",[^)]*\)\);/),
        piece("Select", /var Pe=ia&&[\s\S]*?(?=function Ve\()/),
        piece("Select", /xa=d\?ue\(d\):window;switch\(a\)\{case "focusin":[\s\S]*?Ue\(g,c,e\)\}/),
        piece(
          "Select",
          '"selectionchange"!==b&&(mf.has(b)||qf(b,!1,a),qf(b,!0,a))',
          "mf.has(b)||qf(b,!1,a),qf(b,!0,a)",
        ),
        piece(
          "Select",
          'var b=9===a.nodeType?a:a.ownerDocument;null===b||b[rf]||(b[rf]=!0,qf("selectionchange",!1,b))',
        ),
      ],
      test: "tests/browser/events.spec.ts",
      saves: 370,
      absent: /onSelect\b/,
    },
    {
      name: "change-without-old-browsers",
      reason: "How React notices typing where a browser has no input event: Internet Explorer 9.",
      upstream: "react-dom",
      stage: "scripts",
      edits: [
        reactEdit(
          '"change click focusin focusout input keydown keyup selectionchange"',
          '"change click focusout input"',
        ),
        reactEdit(/var we=!1;if\(ia\)\{var xe;[\s\S]*?(?=function Ee\()/, ""),
        reactEdit("if(we)na=Fe;else{na=De;var xa=Ce}else", "na=Fe;else"),
        reactEdit("xa&&xa(a,h,d);", "var xa;"),
      ],
      test: "tests/built/repairs.test.ts",
      saves: 260,
      absent: /onpropertychange/,
    },
  ];
}
